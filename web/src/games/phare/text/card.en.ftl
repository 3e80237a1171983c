### What the page says of the game before one sits down: the shelf, the setup, the chapters of its rules.

chapter-phare-campaign = Campaign
chapter-phare-dawn = Dawn
chapter-phare-dusk = Dusk
chapter-phare-lantern = Lantern
chapter-phare-night = Night
chapter-phare-rescue = Rescue
chapter-phare-ship = Ship
