import { messages } from '@campanile/messages/messages.ts'

export const m = messages('faces.kept', {
  confirmAndSend: 'Confirm and send',
  deleteIt: 'Delete it',
  keptOnThisDeviceNotRegistered: 'Kept on this device, not registered yet',
  photoIsDeletedOn: 'It is deleted when you sign out, and on {keptUntil} at the latest.',
  photoIsKept:
    'The server could not save your photo from {time}. It is kept here, encrypted, and will be sent automatically once the server responds.',
  photoReplacesRegistered:
    'Your photo from {time} will replace the registered one. Confirm your identity to send it.',
  registrationFailed: 'Registration failed: {reason}',
  savedPhotoWasSent: 'The photo saved on this device was sent.',
  sending: 'Sending',
  sendNow: 'Send now',
  yourPhotoWasSent: 'Your photo was sent',
})
