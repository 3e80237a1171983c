### « Mise en place »

ask-clan = Quel clan menez-vous ?
ask-first-title = Quel titre réservez-vous pour le premier tour ?
ask-deployment = Quelle carte Déploiement prenez-vous ?
ask-forces = Combien d’unités postez-vous ici ? Le reste ira dans vos autres zones de déploiement.
ask-first-steam = Dans laquelle de vos zones s’élève votre première colonne de vapeur ?
ask-first-farm = Dans laquelle de vos zones bâtissez-vous une ferme ?
ask-accomplice = Dans quelle mer placez-vous votre Complice des Caréneurs ?

choice-deployment = Prendre le Déploiement { $a } : { $zones }
choice-station = { $a } : { $b } de base, { $c } d’élite

event-first-column = Une colonne de vapeur de { part-placed } s’élève : { $zone }.
event-skipped = La carte { $zone } porte un numéro de déploiement : elle est écartée, puis remélangée.
event-first-chooser = { $seat } choisit en premier.
event-clan-chosen = { $seat } mène le clan { $clan }.
event-title-chosen = { $seat } réserve le titre { $title }.
event-deployed = { $seat } prend le Déploiement { $n }.
event-stationed = { $seat } poste { part-units } : { $zone }.
event-start-column = { $seat } dresse une colonne de { part-placed } : { $zone }.
event-start-farm = { $seat } bâtit une ferme : { $zone }.
event-accomplice = { $seat } place son Complice : { $sea }.

why-clan-taken = Ce clan a déjà un chef.
why-clan-barred = Ce scénario se joue sans ce clan.
why-title-absent = Cette position n’existe pas à ce nombre de joueurs.
why-deployment-taken = Ce Déploiement est déjà pris.
why-deployment-far = Ce Déploiement est à l’est : il faut être au moins quatre pour y jouer.
why-deployment-burnt = Les Cramés tiennent une zone de ce Déploiement.
why-not-deployed = Vous ne déployez que vos forces de départ, et seulement dans vos zones de déploiement.
why-five-units = Une zone ne contient jamais plus de cinq unités d’un même clan.
why-forces-left = Le reste de vos forces ne tiendrait pas dans vos autres zones.
