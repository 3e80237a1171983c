### This device: messages when the page is closed, the page as an application.

device = This device
device-push = Tell me here when it is my turn, with the page closed
device-push-why = A message one minute after you left, at most one every five minutes. It names the game and nothing else: others may see your screen. It comes encrypted by way of your browser’s maker.
device-push-none = This browser takes no messages while the page is closed.
device-push-ios = On this device messages come to the application on the home screen only. In Safari: Share, then “Add to Home Screen”.
device-push-denied = This browser has been told to show no messages of this page: allow them in its settings.
device-night = Not at night
device-from = from
device-to = to
device-install = Install as an application
device-installed = Ludothèque is among your applications.
device-by-hand = As an application: in Safari, Share, then “Add to Home Screen”.
device-install-none = As an application: look in your browser’s menu for “Install” or “Add to Home Screen”.
device-silent = No messages from this table on this device
