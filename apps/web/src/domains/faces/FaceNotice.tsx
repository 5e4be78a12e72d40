import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useUser } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { faceMessages } from './faceMessages.ts'
import { otherWaysSentence } from './faceWords.ts'
import { m } from './messages.ts'

export type Notice =
  | { kind: 'registered'; face: MyFace }
  | { kind: 'failed'; reason: string }
  | { kind: 'refused' }

/** The result of the last registration, on the page. It receives the focus after the modal. */
export function FaceNotice({ notice }: { notice: Notice }) {
  const { role } = useUser()
  switch (notice.kind) {
    case 'registered':
      return notice.face.inReview ? (
        <Alert tone="info" title={m.yourPhotoIsInReview()} takesFocus className="mb-5">
          {m.youWillBeNotified()}
        </Alert>
      ) : (
        <Alert tone="ok" takesFocus className="mb-5">
          {faceMessages.success}
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="bad" takesFocus className="mb-5">
          {m.registrationFailed({ reason: notice.reason })}
        </Alert>
      )
    case 'refused':
      return (
        <Alert tone="info" title={m.noFaceDataIsKept()} takesFocus className="mb-5">
          {otherWaysSentence(role)} {m.youCanChangeYourMind()}
        </Alert>
      )
  }
}
