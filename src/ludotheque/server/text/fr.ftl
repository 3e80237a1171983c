fault-no-table = Il n’y a pas de table de ce nom ici. Vérifiez le lien, ou ouvrez une nouvelle table depuis l’accueil.
fault-no-game = Ce jeu n’existe pas ici. La page d’accueil donne la liste.
fault-no-guide = Ce jeu n’a pas encore de partie guidée. Commencez une partie ordinaire, ou lisez ses règles.
fault-bad-key = Ce lien n’ouvre plus de place : il a été remplacé ou il est incomplet. Demandez-en un nouveau à qui a ouvert la table ; en attendant, vous regardez.
fault-not-your-seat = Cette place n’est pas la vôtre. Vous ne jouez que les places dont vous avez ouvert le lien.
fault-not-yours = Seules les personnes assises à cette table peuvent le faire.
fault-hello-first = La page et le serveur ne se sont pas compris. Rechargez la page.
fault-unreadable = Le serveur n’a pas pu lire ce message. Rechargez la page ; rien n’est perdu.
fault-too-large = C’est trop volumineux pour le serveur. Envoyez quelque chose de plus court.
fault-too-fast = Trop de demandes à la fois. Attendez quelques secondes et reprenez.
fault-too-many = Trop de connexions depuis votre adresse. Fermez des pages ou des parties, puis réessayez.
fault-too-slow = La demande n’est pas arrivée entière à temps. Réessayez.
fault-upgrade = Le serveur a été mis à jour depuis l’ouverture de cette page. Rechargez-la ; rien n’est perdu.
fault-paused = La partie est en pause. Elle reprend quand tout le monde est d’accord.
fault-closed = L’hôte a fermé cette table. On peut encore la regarder.
fault-abandoned = Tous ceux qui jouaient ici ont abandonné cette partie. On peut encore la regarder.
fault-over = La partie est finie.
fault-not-over = Cela ne se montre qu’une fois la partie finie.
fault-many-reviews = Beaucoup de parties attendent déjà d’être revues. Redemandez dans quelques minutes.
fault-not-alone = Un robot ne conseille que la personne qui joue sans autre adversaire que des robots.
fault-no-robots = Tant que des personnes jouent cette partie entre elles, aucun robot ne s’en mêle : ni ici, ni à une table qui en est issue. Étudiez-la sans robots, ou attendez la fin.
fault-not-asked = On ne vous demande rien en ce moment.
fault-later = Ses raisons diraient ce qu’il cache. Redemandez-les une fois la partie finie.
fault-nothing-to-explain = Personne n’a rien choisi à cet endroit.
fault-thinks-long = Les robots ont beaucoup à penser en ce moment. Réessayez dans un instant.
fault-proposed = Vous l’avez déjà proposé, ou assez de choses à la fois : attendez la réponse des autres.
fault-no-proposal = Cette proposition est déjà réglée.
fault-broken = L’enregistrement de cette table est abîmé, elle ne peut pas être ouverte. L’hôte peut l’exporter et le signaler ; qui l’a créée peut l’effacer, l’hôte aussi.
fault-no-content = Cette table se joue avec des cartes que ce serveur n’a plus. Dites-le à l’hôte : elles reviennent avec l’option --content donnée alors au démarrage du serveur.
fault-database-locked = La base de données est occupée par un autre programme. Rien n’a été enregistré : réessayez dans quelques secondes.
fault-disk-full = Le disque du serveur est plein. Rien n’a été enregistré : dites à l’hôte de faire de la place, puis réessayez.
fault-not-kept = Ce navigateur n’a plus de place, ou ne garde plus rien : cela n’a pas été fait. Faites-lui de la place, ou emportez vos parties (dans Réglages), puis réessayez.
fault-database-fault = La base de données ne répond pas. Rien n’a été enregistré : réessayez dans quelques secondes.
fault-stopping = Le serveur s’arrête. Cette page se reconnectera d’elle-même à son retour.
fault-exists = Cela existe déjà.
fault-backup-elsewhere = PostgreSQL a ses propres outils pour cela : utilisez pg_dump.
fault-bad-origin = Cette demande vient d’un autre site et a été refusée. Ouvrez la page depuis l’adresse du serveur.
fault-bad-body = Le serveur n’a pas pu lire cette demande : { $detail }
body-lacks = il y manque « { $name } ».
body-stranger = « { $name } » n’y a pas de place.
body-shape = « { $name } » n’a pas la forme attendue.
body-object = un objet JSON est attendu.
file-unreadable = Ce fichier n’est pas une partie qui puisse être lue ici.
body-json = ce n’est pas du JSON.
fault-bad-text = Ce texte contient un signe qui ne peut pas être conservé (NUL). Retirez-le et renvoyez-le.
fault-bad-seats = Cette table a { $detail } places : dites qui prend chacune.
fault-known-seed = Une table dont la donne est connue se joue seul, ou autour d’un seul écran.
fault-bad-clock = Une pendule va de 10 secondes à un an, son bonus d’un jour au plus ; par jours, chaque réponse a d’une heure à trente jours, sans bonus.
fault-no-loss = Dans un jeu où l’on gagne ensemble, personne ne perd seul au temps. Choisissez la réponse d’office ou le robot.
fault-stood-in = Un robot tient votre place depuis que votre temps est écoulé. Reprenez-la d’abord.
fault-no-clock = Cette partie n’a pas de pendule à laquelle ajouter du temps.
fault-no-gift = On donne du temps à une autre personne de la table, et une pendule compte au plus un an.
fault-bad-hour = Une pause dure d’une minute à soixante jours. Choisissez une autre heure de retour.
fault-no-orders = Des consignes se donnent aux tables par jours, chacun devant son écran, tant que la partie dure.
fault-bad-order = Cette consigne parle d’une question ou d’une réponse que ce jeu n’a pas. Écrivez-la de nouveau depuis la liste.
fault-many-orders = Une place garde au plus douze consignes, de huit réponses chacune. Retirez-en.
fault-grave-order = Une consigne n’abandonne pas la partie à votre place. Choisissez une autre réponse.
fault-no-diary = Ce navigateur n’a gardé aucune trace de vous : ouvrez d’abord une table, ou connectez-vous.
fault-bad-zone = Ce fuseau horaire est inconnu du serveur. Choisissez-en un autre.
fault-bad-night = Une nuit dure de quelques minutes à huit heures.
fault-bad-holidays = Ces congés ne sont pas des jours du calendrier.
fault-many-holidays = Dix jours de congés par an, et vous en demandez davantage. Retirez-en.
fault-night-stays = Vos heures de nuit ont changé il y a moins d’une semaine : elles restent jusque-là.
fault-bad-option = { $detail }
fault-long-campaign = Ce fichier est trop long : une campagne compte ici au plus { $detail } parties.
fault-slow-campaign = Rejouer ce fichier prend trop de temps : il n’a pas été repris. Quittez la campagne plus tôt, et reprenez un fichier plus court.
fault-bad-options = Le jeu n’accepte pas ces options : l’une d’elles n’a pas la forme attendue.
fault-opens = Cette table s’ouvre : on n’en retire pas le jeu à celles et ceux qui y jouent. L’hôte peut la fermer ou l’effacer.
fault-bad-bot = Ce robot n’existe pas pour ce jeu.
fault-bad-name = Un nom compte de 1 à 40 caractères visibles.
fault-same-name = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
fault-seat-taken = Cette place est déjà prise : la première personne qui ouvre un lien la garde ; ensuite, le lien ne permet plus que de regarder. Ce n’était pas vous ? Demandez aux autres. C’était vous, sur un autre appareil ? Ouvrez-y le menu et demandez un nouveau lien.
fault-not-dealt = La partie n’a pas commencé : elle attend la part de chacun dans la donne. Qui est à la table peut commencer sans attendre.
fault-called-off = Cette partie a été annulée avant la donne.
fault-not-open = Cette table n’est pas ouverte à tous, ou ne l’est plus. Choisissez-en une autre dans le salon.
fault-table-full = Quelqu’un vient de prendre la dernière place. Choisissez une autre table, ou ouvrez la même.
fault-nobody-else = Une table ouverte à tous a au moins une place libre, sans nom, et chacun y joue sur son écran ; une campagne ne s’ouvre pas ainsi.
fault-many-open = Vous avez déjà assez de tables ouvertes à tous. Attendez qu’une soit complète, ou annulez-en une.
fault-lobby-crowded = Le salon est plein : trop de tables attendent du monde. Prenez place à l’une d’elles, ou invitez par un lien.
fault-nothing-asked = Choisissez un jeu ou plusieurs, en direct, par jours ou les deux.
fault-plays-live = Vous êtes à une table avec d’autres en ce moment. Finissez-y, ou cherchez une partie par jours.
fault-many-tickets = Assez de personnes de votre foyer cherchent déjà une partie.
fault-ticket-held = Vous cherchez déjà une partie, peut-être sur une autre page. Arrêtez d’abord là-bas.
fault-no-offer = Cette table n’est plus pour vous. Si vous cherchez encore, vous avez gardé votre place.
fault-not-watched = Les joueurs de cette table l’ont voulue entre eux. D’autres parties se regardent depuis le salon.
fault-bad-watch = On regarde une partie avec soixante minutes ou cinq réponses de retard au plus ; autour d’un écran, sans retard.
fault-stand-account = Connectez-vous pour parler à la tribune.
fault-reported = Déjà signalé, à lire par l’hôte.
fault-many-reports = Cinq signalements par jour au plus : l’hôte lit d’abord ceux que vous avez envoyés.
fault-held-mute = L’hôte vous demande le silence pour un temps : votre page dit jusqu’à quand. Vous pouvez jouer.
fault-held-lobby = L’hôte vous ferme le salon pour un temps : votre page dit jusqu’à quand. Les tables par lien restent ouvertes.
fault-turned-away = L’hôte a redemandé cette place : choisissez une autre table au salon.
fault-too-early = Laissez d’abord aux autres quelques minutes pour venir.
fault-host-of-table = Seul l’hôte de la table peut faire cela.
fault-seat-not-free = Cette place est déjà prise.
fault-dealt = La donne de cette table est faite : il n’y a rien à y ajouter.
fault-nobody-came = Personne n’est encore venu : attendez quelqu’un, ou confiez les places à des robots.
fault-bad-share = Cette part de la donne ne convient pas : elle vient trop tard, ou ce n’est pas celle qui était scellée.
fault-not-proven = Les tirages de cette partie ne peuvent pas être prouvés : { $detail }
fault-other-rules = Cette partie a été jouée avec d’autres règles que celles de cette version du programme, qui ne peut plus la montrer. Rien n’est abîmé : la version avec laquelle elle a été jouée le peut, et l’hôte peut l’exporter.
fault-invite-local = Ce serveur ne répond qu’à cet ordinateur : personne ne peut ouvrir ces liens ailleurs. Lancez-le avec « serve --host 0.0.0.0 » et refaites la table.
fault-invite-none = Cet ordinateur n’est dans aucun réseau : personne d’autre ne peut ouvrir ces liens.
fault-invite-near = Ces liens s’ouvrent depuis le même réseau ; d’ailleurs, il faut au serveur une adresse publique.
fault-seat-lost = Cette place n’est plus la vôtre dans ce navigateur : elle a été ouverte ailleurs, ou donnée à quelqu’un d’autre. La discussion de la table dit quand.
line-moved = La place de { $who } a été ouverte d’un autre endroit et se joue de là.
line-link = { $who } a demandé un nouveau lien vers cette place.
line-link-by = { $by } a demandé un nouveau lien vers la place de { $who }, que personne n’occupe.
line-begun = { $who } a commencé sans attendre la part de ceux qui ne sont pas venus.
line-rules = Les règles passent en version { $new } (jusqu’ici : { $old }). Elles rejouent la partie exactement comme elle s’est jouée, et elle continue.
line-mended = Une règle de ce jeu a été corrigée (version { $new }, jusqu’ici { $old }). La partie reprend à la dernière position sur laquelle les deux s’accordent ; coups repris : { $moves }.
line-freed = { $who } a quitté sa place : elle est à qui ouvrira un nouveau lien.
line-given-back-manners = { $by } a redemandé la place de { $who } : pour ce qui s’est dit ici.
line-given-back-friend = { $by } a redemandé la place de { $who } : elle est gardée pour quelqu’un.
line-given-back-away = { $by } a redemandé la place de { $who } : personne n’était là.
line-host = { $who } est maintenant l’hôte de cette table.
line-replaced = Un robot remplace { $who }, comme tous les autres l’ont voulu.
line-resigned = { $who } a abandonné : un robot joue à sa place.
line-renamed = { $who } s’appelle maintenant { $name }.
line-stand-in = Le temps de { $who } est écoulé : un robot tient la place jusqu’à son retour.
line-resumed = L’heure de retour est passée : la partie reprend.
line-back = { $who } reprend sa place.
line-lost = Le temps de { $who } est écoulé : la partie est perdue pour cette place, un robot la finit.
line-gift = { $by } donne 5 minutes à { $who }.
line-gift-day = { $by } donne un jour à { $who }.
line-advice = { $who } a demandé conseil à un robot ({ $count } sur { $most }).
line-studied = { $who } a ouvert une table pour étudier seul cette position, sans robots.
fault-bad-password = Un mot de passe compte de 8 à 200 caractères.
fault-bad-login = Ce nom et ce mot de passe ne vont pas ensemble.
fault-many-guesses = Trop de mots de passe faux pour ce compte. Réessayez dans une minute ; un navigateur où vous vous êtes déjà connecté, ou une clé d’accès, n’attend pas.
fault-name-taken = Ce nom est pris. Choisissez-en un autre.
fault-sign-in = Connectez-vous d’abord.
fault-host-only = Seul l’hôte de ce serveur peut le faire. Sa clé est dans le fichier nommé au démarrage du serveur.
fault-bad-journal = { $detail }
fault-bad-point = La partie n’a pas de coup à cet endroit.
fault-no-page = Cette page n’existe pas ici.
fault-spoils = Seulement avec ?spoilers=yes : les cartes de ce jeu sont une surprise pour qui le joue.
fault-not-reached = Cette table n’est pas encore arrivée à cette partie du jeu.
fault-slow = La connexion était trop lente pour suivre. Cette page se reconnecte d’elle-même.
fault-nothing-typed = { $detail }
fault-fault = C’est une erreur du serveur, elle a été notée. Rien n’a été enregistré : réessayez.
doctor-readable = D’autres sur cette machine peuvent lire { $path } : il s’y trouve les graines de parties en cours, des adresses et des secrets. Fermez-le avec chmod go-rwx.
doctor-files = Pas plus de { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    } à la fois, et chaque connexion en est un : relevez la limite (ulimit -n, ou LimitNOFILE d’un service).
doctor-hidden = Un proxy cache d’où l’on vient, si bien que tous partagent un seul budget : faites-lui poser X-Forwarded-For, et nommez-le avec --trusted-proxies.
player = Joueur { $n }
who-laid = Qui a mis la table
somebody = Quelqu’un
fault-passkey-address = Une clé d’accès appartient à un nom, et cette page a été ouverte par une adresse en chiffres. Ouvrez-la sous le nom du serveur (sur cette machine : localhost) et réessayez.
fault-passkey-many = Ce compte a autant de clés d’accès qu’il peut en avoir. Retirez-en une d’abord.
fault-bad-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous avec votre mot de passe.
fault-old-passkey = C’était trop long, ou déjà utilisé. Reprenez depuis le début.
fault-no-passkey = Cette clé d’accès n’existe pas sur ce compte. Rechargez la page.
fault-no-mail = Ce serveur n’envoie pas de courriel : son hôte n’a pas réglé de serveur de messagerie.
fault-mail-fault = Le serveur de messagerie n’a pas pris le message. Vérifiez l’adresse, ou réessayez plus tard.
fault-bad-address = Ce n’est pas une adresse de courriel. Vérifiez-la et réessayez.
fault-old-link = Ce lien n’est plus bon : l’adresse a été changée ou retirée depuis. Donnez-la de nouveau à la table.
fault-bad-hook = Un webhook est une adresse http ou https que l’on peut joindre (port 80, 443, ou à partir de 1024), de 500 caractères au plus, 20 par table au plus. Vérifiez-la et réessayez.
fault-bad-push = Le service de messages de ce navigateur ne peut être joint d’ici, ou il a donné quelque chose d’inutilisable. Désactivez les messages puis réactivez-les.
fault-private-hook = Cette adresse est dans un réseau privé, où le serveur n’envoie rien. Choisissez-en une publique, ou demandez à l’hôte de l’autoriser.
fault-not-maker = Seule la personne qui a ouvert cette table peut le faire. Ouvrez la page avec le lien reçu alors.
fault-banned = L’hôte vous a exclu de ce serveur. Écrivez-lui si vous pensez que c’est une erreur.
fault-no-person = Personne ici sous ce nom dont vous puissiez voir la page.
fault-many-friends = Vous avez demandé à beaucoup de gens d’être vos amis. Redemandez dans quelques heures.
fault-full-followed = Vous suivez autant de personnes qu’on peut en garder ici. Retirez-en une d’abord.
fault-full-friends = Vous avez autant d’amis qu’on peut en garder ici. Retirez-en un d’abord.
fault-no-tournament = Il n’y a pas ici de tournoi de ce nom. Vérifiez le lien, ou voyez ceux qui sont ouverts à tous.
fault-tournament-together = Ce jeu se gagne ensemble : personne n’y bat personne, il n’y a rien à classer.
fault-tournament-no-duel = Ce jeu ne se joue pas à deux : choisissez des tablées.
fault-tournament-no-pods = Ce jeu ne se joue pas à autant : choisissez une autre taille, ou une autre formule.
fault-tournament-rule = Ces règles ne vont pas ensemble : choisissez à nouveau ce qui arrive quand quelqu’un manque, et si l’on peut entrer en retard.
fault-tournament-rounds = Choisissez de 1 à 11 rondes.
fault-tournament-far = La première ronde commence dans 90 jours au plus.
fault-tournament-when = Une ronde commence au plus tôt dans dix minutes, pour que chacun puisse dire qu’il est là, et dans les 90 jours.
fault-tournaments-full = Il y a autant de tournois que ce serveur en accepte. Réessayez quand l’un d’eux sera fini.
fault-many-tournaments = Vous organisez déjà assez de tournois. Attendez que l’un d’eux soit fini, ou annulez-en un.
fault-many-entered = Vous jouez déjà dans assez de tournois. Attendez que l’un d’eux soit fini, ou quittez-en un.
fault-many-at-home = Assez de personnes de votre foyer jouent déjà dans ce tournoi.
fault-tournament-begun = Ce tournoi a commencé, ou il est fini : personne n’y entre plus.
fault-tournament-full = Ce tournoi est complet.
fault-no-club = Il n’y a pas ici de club de ce nom, ou il n’est ouvert qu’à ses membres. Demandez une invitation à l’un d’eux.
fault-void-link = Cette invitation ne vaut plus. Demandez-en une autre à qui vous l’a envoyée.
fault-same-club = Un autre club se lit de même. Choisissez un nom qu’on ne puisse pas confondre avec le sien.
fault-club-about = Ce que le club dit de lui tient en huit lignes et 300 lettres, sans signes invisibles.
fault-club-role = Seuls ceux qui tiennent ce club peuvent le faire.
fault-club-full = Ce club est complet.
fault-club-table = Une table de club a au moins une place libre, sans nom, et chacun y joue sur son écran ; elle n’est ni ouverte à tous, ni une campagne.
fault-club-watch = Une table de club se montre à ses membres, ou à ses joueurs seulement.
fault-many-clubs = Vous tenez déjà assez de clubs. Confiez-en un à quelqu’un, ou quittez-le.
fault-many-joined = Vous êtes déjà d’assez de clubs. Quittez-en un d’abord.
fault-many-called = Assez d’invitations sont en chemin. Attendez que quelqu’un réponde, ou quelques heures.
fault-many-club-tables = Assez de tables de ce club attendent du monde. Prenez place à l’une d’elles.
fault-not-friend = On invite ainsi ses amis seulement. À quelqu’un d’autre, envoyez le lien.
fault-in-club = Cette personne est déjà du club.
fault-no-member = Cette personne n’est pas du club.
fault-not-entered = Il ne peut s’agir que de quelqu’un qui joue dans ce tournoi.
fault-no-call = On demande qui est là dans les dix minutes avant une ronde.
fault-desk-only = Seul l’organisateur de ce tournoi peut le faire.
fault-tournament-over = Ce tournoi est fini.
fault-round-goes-on = La ronde dure encore : ses tables doivent d’abord être finies.
fault-not-all-here = Tous n’ont pas encore dit qu’ils sont là. La ronde commence à son heure, ou dès que tous ont répondu.
fault-own-table = Vous jouez à cette table : ses pendules et le règlement décident, pas vous.
fault-round-stands = La ronde suivante a été appariée selon ce résultat : il reste.
fault-bad-places = Donnez à chacun sa place, ou aucune.
fault-no-reason = Dites pourquoi, en une ligne de 200 lettres au plus : tout le monde la lit.
fault-rated-account = Une partie classée demande un compte : connectez-vous ou créez-en un, puis prenez place.
fault-rated-together = Ce jeu se gagne ensemble : il n’a pas de niveaux et n’est jamais classé.
fault-rated-coach = Pas de conseil dans une partie classée : choisissez l’un ou l’autre.
fault-coach-spent = Vous avez demandé conseil autant de fois que cette table le permet ({ $detail }).
fault-aloud-rated = Dans une partie classée, ce qui se dit se dit à toute la table.
fault-aloud-cooperative = Ici l’on gagne ensemble : ce qui se dit se dit à toute la table.
fault-aloud-agreed = À cette table, tout se dit à haute voix.
fault-aside-robot = Un robot tient cette place : personne n’y lit ce que vous écrivez.
fault-aside-hush = { $detail }
fault-rated-alone = Une partie classée se joue à deux personnes au moins, chacune sur son écran, hors campagne et sans graine choisie.
fault-rated-clock = Une partie classée a une horloge, pour que personne n’échappe à une défaite en s’absentant. Choisissez-en une.
fault-rated-content = Une partie classée se joue avec ce qui vient avec le jeu, non avec un contenu ou une disposition à soi.
fault-bad-levels = Un niveau est compris entre 0 et 4 000, le plus bas d’abord.
fault-other-level = { $detail }
level-known = Cette table cherche un niveau de { $low } à { $high } ; le vôtre est { $level } ± { $band }. La personne qui l’a ouverte peut vous inviter par un lien.
level-unknown = Cette table cherche un niveau de { $low } à { $high } ; le vôtre n’est pas encore connu : parties classées, { $games } sur { $shown }. La personne qui l’a ouverte peut vous inviter par un lien.
mail-confirm-subject = Ludothèque : confirmez votre adresse
mail-confirm-text =
    Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est son tour à une table de Ludothèque.
    { "" }
    Pour confirmer, ouvrez cette page :
    { $link }
    { "" }
    Si ce n’était pas vous, ne faites rien : il n’y aura pas d’autre courriel.
mail-turn-subject = { $count ->
    [one] Ludothèque : c’est à vous de jouer
   *[other] Ludothèque : { $count } tables vous attendent
}
mail-turn-table = { $game } : { $link }
mail-turn-text =
    C’est à vous de jouer :
    { "" }
    { $tables }
    { "" }
    Ne plus recevoir ces courriels : { $stop }
mail-called-subject = { $count ->
    [one] Ludothèque : votre table du tournoi est prête
   *[other] Ludothèque : { $count } tables de tournoi vous attendent
}
mail-called-text =
    Vos adversaires sont attendus à la table. Venez vous asseoir :
    { "" }
    { $tables }
    { "" }
    Ne plus recevoir ces courriels : { $stop }
push-called = { $count ->
    [one] Votre table du tournoi est prête
   *[other] { $count } tables de tournoi vous attendent
}
sit-down = Votre table est prête : venez vous asseoir.
push-turn = { $count ->
    [one] C’est à vous de jouer
   *[other] { $count } tables vous attendent
}
serve-port-taken = Le port { $port } est pris par un autre programme : arrêtez-le, ou choisissez un autre port avec --port, ou ne donnez pas --port et un port libre sera trouvé.
serve-ports-taken = Tous les ports de { $first } à { $last } sont pris : choisissez-en un avec --port.
serve-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }.
serve-workers = Plusieurs processus demandent une base PostgreSQL : ajoutez --database postgresql://..., ou gardez un seul processus.
serve-compiling = Les règles tournent pour l’instant sans être compilées : le compilateur travaille à côté, et la table passera d’elle-même aux règles compilées.
serve-compiled = La table est passée aux règles compilées.
serve-not-compiled = Les règles restent sans être compilées (ludotheque doctor dit pourquoi). Tout marche, plus lentement.
serve-public = L’adresse publique s’écrit https://table.example.org.
serve-mail-public = Les courriels contiennent des liens, il leur faut donc l’adresse que les gens utilisent : ajoutez --public-url https://...
serve-content = { $text } ne nomme pas un dossier de contenu : écrivez --content NOM=DOSSIER, avec un nom en lettres, chiffres, - et _ que n’a aucun de nos contenus.
serve-content-folder = Il n’y a pas de dossier { $folder } : vérifiez le chemin écrit après le nom.
serve-content-none = { $folder } ne contient rien qu’un jeu connaisse : voyez docs/adding-a-card.md.
serve-content-faults = { $fault } (ludotheque content check { $folder } donne toutes les fautes.)
restore-done = Restauré et vérifié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, { $accounts ->
    [one] { $accounts } compte
   *[other] { $accounts } comptes
}. Le serveur peut être démarré.
restore-before = Ce qui était là avant est conservé : { $file }
restore-no-file = Il n’y a pas de fichier { $file } : `ludotheque host backup` dit où il met ses copies.
restore-running = Le serveur utilise cette base. Arrêtez-le, restaurez, puis redémarrez-le ; rien n’a été changé.
restore-damaged = { $file } n’est pas une copie entière ({ $detail }). Rien n’a été changé : prenez une autre sauvegarde.
restore-foreign = { $file } est une base de données, mais pas de Ludothèque. Rien n’a été changé : vérifiez le chemin.
restore-newer = { $file } a été écrit par un programme plus récent. Rien n’a été changé : restaurez-le avec celui-là.
restore-elsewhere = PostgreSQL a ses propres outils pour cela : utilisez pg_restore (docs/hosting.md dit comment).
fault-no-campaign = Cette campagne n’existe pas ici.
fault-stands-alone = { $detail } n’a pas de campagne : chaque partie est indépendante.
fault-campaign-over = Cette campagne est finie. Reprenez-la avant sa dernière partie, ou commencez-en une autre.
fault-bad-branch = Cette campagne a { $detail } parties finies : choisissez après laquelle reprendre.
fault-bad-stays = Une place ne se garde qu’une fois, et seulement une place de cette table.
fault-is-here = { $detail } est à la table : seule une personne absente peut être remplacée.
fault-bad-campaign = Ce fichier n’est pas une campagne. Choisissez celui que la page d’une campagne, ou « play --campaign », a écrit.
fault-empty-campaign = Cette campagne n’a pas encore de partie finie : commencez-en une depuis la page du jeu.

## Ce qu’un lien montre là où on le partage.
preview-home = Cinq grands jeux de société français, toutes les règles appliquées : seul contre des robots, autour d’un écran ou en ligne.
preview-play = Une table de { $title } : seul contre des robots, autour d’un écran ou en ligne. Toutes les règles y sont appliquées.
preview-rules = Les règles de { $title }
preview-rules-line = Chaque règle avec sa page, et nos arbitrages là où le livret se tait.
preview-going-on = La partie est en cours. Ouvrez le lien pour la suivre, ou pour prendre la place qui vous attend.
preview-over = { $n ->
    [0] Partie terminée. { $how }
    [one] Partie terminée : victoire de { $winners }. { $how }
   *[other] Partie terminée : victoire de { $winners }. { $how }
}

## Until the client is built

building = Première mise en route : la page vient ici d’elle-même dès qu’elle est prête, une minute ou deux en général.
building-server = Le serveur tourne
building-tools = Outils de la page
building-pages = Pages et plateaux
building-engine = Moteur compilé, à côté : on joue sans l’attendre
building-cure = Si rien ne vient, tapez dans le dossier du projet :

## L’atelier

fault-studio-closed = L’atelier s’ouvre à l’hôte du serveur et aux comptes qu’il y laisse entrer : connectez-vous, ou demandez-le-lui.
fault-no-account = Aucun compte ne s’appelle { $detail }.
fault-no-experiment = Cette expérience n’existe pas, ou n’est pas à vous.
fault-no-edition = Cette édition n’existe pas, ou n’est pas à vous.
fault-bad-question = Cette question ne se pose pas ainsi : regardez le nombre de parties, l’intervalle et l’option.
fault-same-sides = A et B sont les mêmes : choisissez deux éditions, ou deux valeurs, différentes.
fault-many-experiments = Vous avez déjà { $detail } expériences : supprimez-en une.
fault-many-editions = Vous avez déjà { $detail } éditions : supprimez-en une.
fault-studio-full = Vos parties prendraient plus d’espace que le serveur n’en donne à chacun : supprimez des expériences, ou demandez moins de parties.
fault-long-run = Cela durerait plus d’un jour ici. Demandez moins de parties, ou dites que vous le voulez ainsi.
fault-bad-title = Un titre tient sur une ligne de { $detail } signes au plus.
fault-studio-failed = Cela ne se peut pas : { $detail }
fault-studio-slow = Cela prend trop longtemps à ce serveur. Réessayez avec moins de parties.
fault-no-games = Aucune partie n’est encore jouée.
fault-edition-faults = L’édition « { $detail } » a des fautes : corrigez-les, et elle se jouera.
fault-edition-large = Une édition tient en 60 fichiers et un mégaoctet.
fault-edition-file = « { $detail } » ne peut pas être un fichier d’une édition : ce sont des fichiers .toml, en minuscules.
fault-edit-nowhere = Cet endroit de l’édition n’y est plus : regardez-la à nouveau.
fault-edit-moved = L’édition a changé entre-temps, dans une autre fenêtre peut-être : regardez-la à nouveau.
fault-edit-no-version = Cette version n’est plus gardée.
fault-edit-no-folder = Ce n’est pas un dossier compressé de fichiers de texte.
fault-run-rules-changed = Les règles ont changé depuis la question. Les parties jouées restent ; posez la question à nouveau.
fault-run-content-changed = Le contenu a changé depuis la question. Les parties jouées restent ; posez la question à nouveau.
fault-run-slow = Une partie a pris trop longtemps.
fault-run-lost = Le processus qui jouait a été arrêté, faute de mémoire peut-être. Reprenez quand vous voudrez.
fault-run-content = Ce contenu ne se joue pas ainsi.
fault-run-broken = Une partie a rencontré une erreur : cette édition en est peut-être la cause.

edit-brought = un dossier rapporté
edit-all-files = tous les fichiers
