nights = Nuits et congés
nights-why = Dans une partie par jours, votre pendule s’arrête pendant ce temps, et la table le voit. Fuseau : { $zone }.
nights-sleep = Ma nuit arrête ma pendule (huit heures au plus)
nights-from = de
nights-to = à
nights-save = Garder
nights-saved = C’est gardé, à toutes vos tables par jours.
holidays-add = Jour de congé
holidays-take = Prendre ce jour
holidays-drop = Rendre le { $day }
holidays-left = { $year } : encore { $n ->
    [one] { $n } jour
   *[other] { $n } jours
} à prendre. Un jour commencé reste pris ; la nuit se change une fois par semaine.
