### Les mots des webhooks.

hook = Webhook
hook-why = { $minutes ->
    [one] Quand c’est à vous depuis une minute et que vous n’êtes pas là, un message signé part vers cette adresse : celle d’un salon de discussion, d’un automate, de votre téléphone.
   *[other] Quand c’est à vous depuis { $minutes } minutes et que vous n’êtes pas là, un message signé part vers cette adresse : celle d’un salon de discussion, d’un automate, de votre téléphone.
}
hook-why-table = { $minutes ->
    [one] Quand quelqu’un d’absent fait attendre cette table depuis une minute, un message signé part vers cette adresse : le salon de votre club, par exemple.
   *[other] Quand quelqu’un d’absent fait attendre cette table depuis { $minutes } minutes, un message signé part vers cette adresse : le salon de votre club, par exemple.
}
hook-address = Adresse
hook-seat = Pour
hook-every = toutes les places
hook-save = Ajouter
hook-replace = Remplacer
hook-remove-this = Retirer { $url }
hook-secret = Secret de la signature
hook-secret-why = Donnez-le au programme qui reçoit : il n’est montré qu’une fois. L’en-tête x-ludotheque-signature vaut « sha256= » et le HMAC-SHA256, en hexadécimal, de x-ludotheque-time, d’un point et du corps.
