### The words of the mails.

mail = Mail when it is my turn
mail-none = This server sends no mail.
mail-why = { $minutes ->
    [one] One mail, when it is your turn and you have been away for a minute.
   *[other] One mail, when it is your turn and you have been away for { $minutes } minutes.
}
mail-address = E-mail address
mail-save = Write to me
mail-remove = Stop writing to me
mail-confirmed = confirmed
mail-unconfirmed = not confirmed yet: open the link in the mail just sent
mail-confirm = Confirm the address
mail-confirm-ask = Confirm that this address is yours: a mail will come when it is your turn.
mail-confirm-done = The address is confirmed. You may close this page.
mail-stop = Stop the mails
mail-stop-ask = Stop the mails to this address?
mail-stop-done = No more mails will come. You may close this page.
