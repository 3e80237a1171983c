notes-why = Pour vos yeux seuls : ces notes restent dans ce navigateur et vous y attendent au retour.
