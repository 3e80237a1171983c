absent-remind = Remind
absent-copied = Invitation copied: send it
absent-robot = Give to a robot
absent-asked = asked: the others answer
absent-come = { $who }, the table is waiting for you ({ $title }).
