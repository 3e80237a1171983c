### Les mots de la table, hors des règles.

ph-board = La côte
ph-help = Touchez la côte pour y poser la lanterne, ou donnez les deux nombres.
