"""The words of Olomòc's effects: what its cards can say, and the rules carry out."""

from typing import Final

from ludotheque.kit.effects import program
from ludotheque.kit.effects.vocabulary import Lexicon

WORDS = Lexicon()

# What can be done.
WORDS.verb("frontal_attack", "n to=engaged", rule="OLO-114", ask="attack")
WORDS.verb("ranged_attack", "n cover:malus=counted far:malus=counted to=shot", rule="OLO-145", ask="attack")
WORDS.verb("push_away", "heading:heading=any to", rule="OLO-056", ask="push", ordered=True)
WORDS.verb("push_towards", "heading:heading=any to", rule="OLO-056", ask="terrain")
WORDS.verb("place", "within:length against:against=nothing to", rule="OLO-058", ask="place", ordered=True)
GAIN_NOIRCEUR: Final = WORDS.verb("gain_noirceur", "n to", rule="OLO-082", ask="give")
LOSE_NOIRCEUR: Final = WORDS.verb("lose_noirceur", "n to", rule="OLO-082", ask="take")
GAIN_ACTIONS: Final = WORDS.verb("gain_actions", "n to", rule="OLO-210", ask="give")
LOSE_ACTIONS: Final = WORDS.verb("lose_actions", "n to", rule="OLO-095", ask="take")
STUN: Final = WORDS.verb("stun", "to", rule="OLO-087", ask="stun")
ROUSE: Final = WORDS.verb("rouse", "to", rule="OLO-087", ask="rouse")
HEAL: Final = WORDS.verb("heal", "n to", rule="OLO-Q113", ask="heal")
WORDS.verb("wound", "n to", rule="OLO-Q45", ask="wound")
WORDS.verb("roll", "with:characteristic to", rule="OLO-032", ask="roll")
WORDS.verb("pose", "marker:marker within:length", rule="OLO-061")
WORDS.verb("taint", "to", rule="OLO-014", ask="terrain")
SPAWN: Final = WORDS.verb("spawn", "hostile:hostile at:spot", rule="OLO-177")
WORDS.verb("activate", "to", rule="OLO-178", ask="hostile", ordered=True)
WORDS.verb("redraw", rule="OLO-Q108")
WORDS.verb("spare", "to", rule="OLO-Q109")

# Whom or what it is done to.
WORDS.selector("coordinated", number=program.IT)
SELF: Final = WORDS.selector("self")  # the bearer of the ability
WORDS.selector("rouage", "whose:whose within:length? has:has=anything", how=program.CHOSEN)
WORDS.selector("terrain", "within:length", how=program.CHOSEN)  # that is no zone
WORDS.selector("engaged", how=program.CHOSEN)  # by the bearer, in sight
WORDS.selector("shot", how=program.CHOSEN)  # whom the bearer may attack from afar
WORDS.selector("own", how=program.CHOSEN)  # rouage of the player who carries it out, not out of action
WORDS.selector("enemy_on_bloc", how=program.CHOSEN)
WORDS.selector("hostile", how=program.CHOSEN)  # on the Bloc
WORDS.selector("other_allies", "within:length?", many=True)  # of the bearer, within a length of it if one is given
WORDS.selector("everyone", many=True)  # rouages of both players, on the Bloc or not
WORDS.selector("healthy", many=True)
WORDS.selector("corrupted", many=True)
WORDS.selector("central_terrain", many=True)  # nearest to the centre of the Bloc, all of them on a tie

# How many.
WORDS.count("successes")  # of the last roll of the program
WORDS.count("noirceur", "of")
WORDS.count("hostiles")
WORDS.count("profile", "hostile:hostile")

# Whether.
IS_FREE: Final = WORDS.condition("free", "of")
IS_COVERED: Final = WORDS.condition("covered", "of")
IS_STUNNED: Final = WORDS.condition("stunned", "of")
IS_WOUNDED: Final = WORDS.condition("wounded", "of")  # has a life point that is checked
WORDS.condition("hurt", "of")  # the attack just made checked one of its life points
IS_UNMOVED: Final = WORDS.condition("unmoved", "of")  # in this planning phase
WORDS.condition("against_shot")  # the roll answers a ranged attack
WORDS.condition("against_it")  # the roll targets whom the ability was used on
WORDS.condition("touched_marker")  # the roll targets a marker that the bearer touches

# What stands.
DICE: Final = WORDS.modifier("dice", "on:rolls n of")
THRESHOLD_BY: Final = WORDS.modifier("threshold", "on:rolls n of")
TACTIC_COST: Final = WORDS.modifier("tactic", "tactic:tactic n:0..9 of")
FREE_REACTION: Final = WORDS.modifier("free_reaction", "reaction:reaction always:flag? of")
IMMUNE: Final = WORDS.modifier("immune", "from:peril of")
STUDY_WITHIN: Final = WORDS.modifier("study_range", "within:length of")
COVER_WITHIN: Final = WORDS.modifier("cover_range", "within:length of")
CHARGE_UNSEEN: Final = WORDS.modifier("charge_unseen", "of")
LAST_CHOICE: Final = WORDS.modifier("last_choice", "of")
ANY_TARGET: Final = WORDS.modifier("any_target", "of")
COORDINATES: Final = WORDS.modifier("coordinate_by_propaganda", "of")  # although a propaganda card activated it
COVER_MALUS: Final = WORDS.modifier("cover_malus", "n of")  # instead of the usual one
LONGEST_SHOT: Final = WORDS.modifier("longest_shot", "within:length")
COST: Final = WORDS.modifier("cost", "acts:acts n of")
NO_COORDINATION: Final = WORDS.modifier("no_coordination")
REINFORCE: Final = WORDS.modifier("reinforce", "n:1..9 of")

# What triggers wait for.
WORDS.resume(event=0)
# Declared by the bearer; "it" is the rouage coordinated.
ON_COORDINATION: Final = WORDS.event("coordination", binds=True)
ON_TIE_DRAWN: Final = WORDS.event("tie_drawn")
ON_TIE_EFFECT: Final = WORDS.event("tie_effect")
ON_CYCLE_END: Final = WORDS.event("cycle_end")
