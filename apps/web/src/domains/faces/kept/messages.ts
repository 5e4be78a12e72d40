import { messages } from '@campanile/messages/messages.ts'

export const m = messages('faces.kept', {
  confirmAndSend: 'Confirm and send',
  deleteIt: 'Delete it',
  keptOnThisDeviceNotRegistered: 'Kept on this device, not registered yet',
  sending: 'Sending',
  sendNow: 'Send now',
  thePhotoSavedOnThisDevice: 'The photo saved on this device was sent.',
  yourPhotoFromReplacesTheOne:
    '{needsConfirmation, select, yes {Your photo from {time} replaces the one that is registered: confirm that it is you, and it is sent.} other {{isRefused, select, yes {Registration failed: {failureReason}} other {The server could not save your photo from {time}. It is kept here, encrypted, and will be sent automatically once the server responds.}}}} It is deleted when you sign out, and on {dateTime} at the latest.',
  yourPhotoWasSent: 'Your photo was sent',
})
