import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import { reviewSentence } from '@campanile/contract/faces/review-words.ts'
import type { Message } from '#domains/notifications/message.ts'

const myFacePath = '/app/setup/face-registration'

export const faceRegistered: Message = {
  kind: 'account',
  type: 'success',
  title: 'Face registered',
  message: 'You can now check in with your face.',
  priority: 'low',
  navigationPath: myFacePath,
}

export const faceChanged: Message = {
  kind: 'account',
  type: 'warning',
  title: 'Face changed',
  message: 'Your face was registered again. If this wasn’t you, contact your administrator at once.',
  priority: 'high',
  navigationPath: myFacePath,
}

/** `again` means that an earlier face stays active until then. */
export const faceWaits = (reasons: FaceReview['reasons'], again: boolean): Message => ({
  kind: 'account',
  type: 'info',
  title: 'Face photo in review',
  message: reviewSentence(reasons, again),
  priority: 'medium',
  navigationPath: myFacePath,
})

export const faceToReview = (name: string): Message => ({
  kind: 'requests',
  type: 'info',
  title: 'Face photo to review',
  message: `${name} registered a face that an administrator must review.`,
  priority: 'medium',
  navigationPath: '/app/users?face=in-review',
})

export const faceAccepted: Message = {
  kind: 'account',
  type: 'success',
  title: 'Face registered',
  message: 'An administrator accepted your photo. You can now check in with your face.',
  priority: 'medium',
  navigationPath: myFacePath,
}

export const faceRefused: Message = {
  kind: 'account',
  type: 'warning',
  title: 'Face photo refused',
  message: 'An administrator rejected your photo, and it was deleted. Register again with the camera.',
  priority: 'high',
  navigationPath: myFacePath,
}

const deleted = (message: string): Message => ({
  kind: 'account',
  type: 'info',
  title: 'Face data deleted',
  message,
  priority: 'medium',
  navigationPath: myFacePath,
})

export const faceDeleted = {
  person: deleted(
    'Your face data was deleted and your consent withdrawn. You can register again at any time.',
  ),
  archived: deleted('Your face data was deleted together with your account.'),
  retention: deleted(
    'You left or your account was disabled, and the time for which we keep face data is over, so yours was deleted.',
  ),
} as const
