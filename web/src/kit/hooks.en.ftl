### The words of webhooks.

hook = Webhook
hook-why = { $minutes ->
    [one] When it has been your turn for a minute and you are not there, a signed message goes to this address: a chat room’s, an automaton’s, your phone’s.
   *[other] When it has been your turn for { $minutes } minutes and you are not there, a signed message goes to this address: a chat room’s, an automaton’s, your phone’s.
}
hook-why-table = { $minutes ->
    [one] When somebody who is away has kept this table waiting for a minute, a signed message goes to this address: your club’s chat room, say.
   *[other] When somebody who is away has kept this table waiting for { $minutes } minutes, a signed message goes to this address: your club’s chat room, say.
}
hook-address = Address
hook-seat = For
hook-every = every seat
hook-save = Add
hook-replace = Replace
hook-remove-this = Remove { $url }
hook-secret = Secret of the signature
hook-secret-why = Give it to the program that receives: it is shown this once. The header x-ludotheque-signature is “sha256=” and the HMAC-SHA256, in hexadecimal, of x-ludotheque-time, a full stop and the body.
