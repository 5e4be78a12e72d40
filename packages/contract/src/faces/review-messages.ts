import { messagesFor } from '@campanile/messages/messages.ts'

export const m = messagesFor('contract.faces.review', {
  again:
    '{reason} Until then, your earlier face counts. You’ll be notified of the decision. If the photo isn’t accepted, it is deleted and you can register again.',
  first:
    '{reason} Until then, check in without your face. You’ll be notified of the decision. If the photo isn’t accepted, it is deleted and you can register again.',
  firstRegistration: 'An admin checks every first registration.',
  other: 'An admin checks your photo first.',
  resemblesAnother:
    'Your face resembles one registered for someone else, so an admin compares the two photos.',
  uploaded: 'A photo from a file doesn’t show who sent it, so an admin checks it.',
})
