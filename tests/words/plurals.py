"""How a plural that its number forbids is noticed, in each language."""

import re

# A number that calls for the singular, and behind it a plural. Words that end so in the singular too are left out.
PLURAL = {
    "fr": re.compile(
        r"(?<![\w,./×+-])[01]\s(?!(?:fois|pas|plus|dans|sous|sans|vers|vous|nous|tous|des|les|ses|vos|nos|puis|depuis|mais"
        r"|voix|croix|choix|prix|aegis|héros|bonus|malus|surplus|corps|succès|ans|après|blockhaus|premières)\b)(\w+[sx])\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"(?<![\w,./×+-])1\s(?!(?:is|was|has|does|this|its|as|plus|bonus|malus|surplus|aegis|lens|politics|blockhaus|chances|shoots|pays|costs|loses|begins|bears)\b)(\w+(?<!s)s)\b",
        re.IGNORECASE,
    ),
}
