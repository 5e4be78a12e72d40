import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import type { LocalisedMessage, Message } from '#domains/notifications/message.ts'
import { faceNotices } from './notices.messages.ts'

type Words = (m: ReturnType<typeof faceNotices>) => [title: string, message: string]

const aboutMyFace =
  (type: Message['type'], priority: Message['priority'], words: Words): LocalisedMessage =>
  (locale) => {
    const [title, message] = words(faceNotices(locale))
    return { kind: 'account', type, title, message, priority, navigationPath: '/app/setup/face-registration' }
  }

export const faceRegistered = aboutMyFace('success', 'low', (m) => [m.faceRegistered(), m.youCanCheckIn()])

export const faceChanged = aboutMyFace('warning', 'high', (m) => [m.faceChanged(), m.faceChangedAdvice()])

/** `again` means that an earlier face stays active until then. */
export const faceWaits = (reasons: FaceReview['reasons'], again: boolean) =>
  aboutMyFace('info', 'medium', (m) => [
    m.facePhotoInReview(),
    [
      reviewReason(m, reasons),
      again ? m.untilThenEarlierFace() : m.untilThenCheckInWithout(),
      m.reviewOutcome(),
    ].join(' '),
  ])

/** The reason that says most. */
function reviewReason(m: ReturnType<typeof faceNotices>, reasons: FaceReview['reasons']): string {
  if (reasons.includes('resembles-another')) return m.reviewedBecauseOfResemblance()
  if (reasons.includes('uploaded')) return m.reviewedBecauseOfFile()
  return reasons.includes('first-registration') ? m.reviewedAsFirst() : m.reviewedAsOthers()
}

export const faceToReview =
  (name: string): LocalisedMessage =>
  (locale) => ({
    kind: 'requests',
    type: 'info',
    title: faceNotices(locale).facePhotoToReview(),
    message: faceNotices(locale).faceToReview({ name }),
    priority: 'medium',
    navigationPath: '/app/users?face=in-review',
  })

export const faceAccepted = aboutMyFace('success', 'medium', (m) => [m.faceRegistered(), m.photoAccepted()])

export const faceRejected = aboutMyFace('warning', 'high', (m) => [m.facePhotoRejected(), m.photoRejected()])

export const faceDeleted = {
  person: aboutMyFace('info', 'medium', (m) => [m.faceDataDeleted(), m.deletedWithConsent()]),
  archived: aboutMyFace('info', 'medium', (m) => [m.faceDataDeleted(), m.deletedWithAccount()]),
  retention: aboutMyFace('info', 'medium', (m) => [m.faceDataDeleted(), m.deletedAfterRetention()]),
} as const
