absent-remind = Relancer
absent-copied = Invitation copiée : envoyez-la
absent-robot = Confier à un robot
absent-asked = demandé : les autres répondent
absent-come = { $who }, on vous attend à la table ({ $title }).
