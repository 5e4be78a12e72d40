import { messagesFor } from '@campanile/messages/messages.ts'

export const faceNotices = messagesFor('server.faces.notices', {
  deletedAfterRetention:
    'You left or your account was disabled, and the time for which we keep face data is over, so yours was deleted.',
  deletedWithAccount: 'Your face data was deleted together with your account.',
  deletedWithConsent:
    'Your face data was deleted and your consent withdrawn. You can register again at any time.',
  faceChanged: 'Face changed',
  faceChangedAdvice: 'Your face was registered again. If this wasn’t you, contact your admin at once.',
  faceDataDeleted: 'Face data deleted',
  facePhotoInReview: 'Face photo in review',
  facePhotoRejected: 'Face photo rejected',
  facePhotoToReview: 'Face photo to review',
  faceRegistered: 'Face registered',
  faceToReview: '{name} registered a face that an admin must review.',
  photoAccepted: 'An admin accepted your photo. You can now check in with your face.',
  photoRejected: 'An admin rejected your photo, and it was deleted. Register again with the camera.',
  reviewedAsFirst: 'An admin checks every first registration.',
  reviewedAsOthers: 'An admin checks your photo first.',
  reviewedBecauseOfFile: 'A photo from a file doesn’t show who sent it, so an admin checks it.',
  reviewedBecauseOfResemblance:
    'Your face resembles one registered for someone else, so an admin compares the two photos.',
  reviewOutcome:
    'You’ll be notified of the decision. If the photo isn’t accepted, it is deleted and you can register again.',
  untilThenCheckInWithout: 'Until then, check in without your face.',
  untilThenEarlierFace: 'Until then, your earlier face counts.',
  youCanCheckIn: 'You can now check in with your face.',
})
