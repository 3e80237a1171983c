### Ce que devient sa place quand quelqu’un abandonne.

leave-diktat = Le robot reprend votre Cabale : vos piles, vos Adhésions et vos PV restent sur la table, il tient ou rompt les serments que vous avez faits, et ce qu’il marque compte jusqu’au dernier Cycle.
