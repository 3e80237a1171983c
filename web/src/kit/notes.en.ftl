notes-why = For you alone: these notes stay in this browser and are still there when you come back.
