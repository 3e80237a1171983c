dk-sign-admin = Administrator
dk-sign-spy = Spies
dk-sign-assassin = Assassins
dk-sign-debt = Debt tokens
dk-sign-pp = Power points (PP)
dk-sign-membership = Memberships hosted
dk-sign-attack = this Opportunity draws an Attack of the Others if it stays on the track
