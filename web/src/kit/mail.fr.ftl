### Les mots des courriels.

mail = Un courriel quand c’est à moi
mail-none = Ce serveur n’envoie pas de courriel.
mail-why = { $minutes ->
    [one] Un courriel, quand c’est à vous et que vous n’êtes pas là depuis une minute.
   *[other] Un courriel, quand c’est à vous et que vous n’êtes pas là depuis { $minutes } minutes.
}
mail-address = Adresse électronique
mail-save = M’écrire
mail-remove = Ne plus m’écrire
mail-confirmed = confirmée
mail-unconfirmed = pas encore confirmée : ouvrez le lien du courriel qui vient de partir
mail-confirm = Confirmer l’adresse
mail-confirm-ask = Confirmez que cette adresse est la vôtre : un courriel viendra quand ce sera à vous.
mail-confirm-done = L’adresse est confirmée. Vous pouvez fermer cette page.
mail-stop = Arrêter les courriels
mail-stop-ask = Arrêter les courriels à cette adresse ?
mail-stop-done = Aucun courriel ne viendra plus. Vous pouvez fermer cette page.
