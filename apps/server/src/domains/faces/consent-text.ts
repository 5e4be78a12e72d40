/** Changes with the text. People who agreed to an earlier version are asked again before they register. */
export const consentVersion = '2026-11.4'

/** The consent text, one paragraph per entry; `retentionDays` is the institution's current setting. */
export const consentText = (retentionDays: number): string[] => [
  'You can register your face to check in with the camera of your phone or computer.',
  'What is kept: 128 numbers that your device computes from your face, the one photo that you confirm, and the numbers of your newest 20 accepted checks, so that an old picture cannot be used again. All of it is encrypted. No other picture leaves your device.',
  'Who sees it: the photo is for you and the administrators. The numbers are compared on the server, never sent to a browser and never shown to anyone.',
  'In the classroom: where your institution has turned it on, your lecturer may set up a camera that compares the person in front of it with the students of that class, and with nobody else.',
  `How long: until you delete it, which you can do at any time and which removes it for good. It is also deleted with your account, and ${retentionDays} days after your last day or after your account was disabled. A photo that could not be sent waits on your device, encrypted, for 24 hours at most.`,
  'What it can promise: it stops people from casually checking in for each other. It does not stop a determined attacker, and it can fail to recognise you. It is therefore one piece of evidence among others, and never decides alone.',
  'You do not have to agree. Every other way of checking in that your class allows stays open to you, and your lecturer can always record your attendance. If you agree now, you can change your mind later: deleting your face data withdraws your consent and gives you a dated receipt.',
]
