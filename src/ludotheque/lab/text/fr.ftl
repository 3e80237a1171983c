### Le laboratoire : de longues séries de parties, et le rapport qui en est fait.

## Ce qui ne se peut pas

fault-no-bot = { $game } n’a pas de robot nommé { $bot } ; ses robots sont : { $known }.
fault-mix = { $bots } robots sont nommés pour { $seats } places : nommez-en un pour toutes, ou un pour chacune.
fault-pool = Un tournoi demande au moins deux robots différents : répétez --bot. Les robots sont : { $known }.
fault-alone = Un tournoi demande au moins deux places : ajoutez --seats.
fault-many-lineups = Ces robots forment { $lineups } tables différentes, plus de { $most } : nommez-en moins.
fault-varied-twice = L’option { $name } est à la fois fixée et variée : donnez-la par --option ou par --vary.
fault-no-time = Il n’y a pas de temps pour jouer : donnez à --limit un nombre de secondes supérieur à 0.
fault-interrupted = Interrompu : { $played } parties sur { $games } sont gardées dans { $file }. La même commande reprend là.
fault-interrupted-lost = Interrompu après { $played } parties sur { $games }. Avec --out FICHIER, elles auraient été gardées.
fault-suffix = { $file } : le nom d’un fichier de résultats finit par .jsonl ou .parquet.
fault-no-parquet = Les fichiers Parquet demandent pyarrow : installez ludotheque[lab], ou donnez un nom qui finit par .jsonl.
fault-no-ray = Ray n’est pas installé : installez ludotheque[ray], ou renoncez à --ray.
fault-ray-address = --ray { $address } : donnez HÔTE:PORT ou ray://HÔTE:PORT, auto pour la grappe de cette machine, ou local pour en lancer une.
fault-ray-silent = Aucune grappe Ray ne répond à { $address } : lancez-en une par ray start --head, ou renoncez à --ray.
fault-file = { $file } ne peut pas servir : { $why }.
fault-corrupt = { $file } n’est pas un fichier de résultats, ou il est abîmé{ $line ->
    [0] {""}
   *[other] {" "}(ligne { $line })
}. Rien n’y a été changé : copiez-le de nouveau, ou coupez-le avant le dégât.
fault-no-rows = { $file } ne contient aucune partie.
fault-two-games = { $file } mêle des parties de jeux différents : faites un rapport pour chacun.
fault-other-run = { $file } contient une autre série : dans sa partie { $number }, { $name } vaut { $found } et non { $want }. Choisissez un autre --out.
fault-no-number = Il n’y a pas de partie { $number } dans ce fichier : elles vont de { $least } à { $most }.
fault-other-content = Le contenu a changé depuis la partie { $number } : elle ne peut pas être rejouée.
fault-not-again = La partie { $number } ne se rejoue pas à l’identique : ses robots réfléchissent contre la montre. Simulez avec --keep DOSSIER pour garder les journaux.

## Une série dans le terminal

lab-title = { $game } : { $games } parties, { $seats } places, graine { $seed }
lab-options = options : { $options }
lab-no-options = sans option
lab-decisions = décisions par partie : { $mean } (de { $min } à { $max })
lab-column-who = victoires, intervalle à 95 %
lab-column-share = part
lab-column-from = de
lab-column-to = à
lab-column-score = score moyen
lab-column-games = parties
lab-seat = place { $seat }
lab-ties = ex æquo : { $ties } ; sans vainqueur : { $nobody }
lab-ended = { $times } ({ $share }) : { $reason }
lab-speed = { $speed } parties par seconde, { $workers ->
    [one] un processus
   *[other] { $workers } processus
}, moteur { $engine }
lab-ahead = finit devant
lab-kept = Les parties sont gardées dans { $file }.
lab-goes-on = { $games } parties sont déjà dans { $file }.
lab-out-of-time = Le temps est écoulé : { $played } parties sur { $games } sont gardées dans { $file }. La même commande reprend là.
lab-out-of-time-lost = Le temps est écoulé : { $played } parties sur { $games } ont été jouées.
lab-journal = Le journal est dans { $file }. Pour le voir : ludotheque open { $file }
