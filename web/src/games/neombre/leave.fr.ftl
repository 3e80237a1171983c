### Ce que devient sa place quand quelqu’un abandonne.

leave-neombre = Le robot joue votre main pour l’équipe : vous gagnez ou perdez ensemble, et ce que vous portez reste au groupe.
