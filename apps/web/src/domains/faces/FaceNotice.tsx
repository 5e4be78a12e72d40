import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useUser } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { faceMessages } from './faceMessages.ts'
import { otherWaysSentence } from './faceWords.ts'

export type Notice =
  | { kind: 'registered'; face: MyFace }
  | { kind: 'failed'; reason: string }
  | { kind: 'refused' }

/** How the last registration ended, on the page. It takes the focus that the modal has left. */
export function FaceNotice({ notice }: { notice: Notice }) {
  const { role } = useUser()
  switch (notice.kind) {
    case 'registered':
      return notice.face.inReview ? (
        <Alert tone="info" title="Your photo is in review" takesFocus className="mb-5">
          You’ll be notified of the decision.
        </Alert>
      ) : (
        <Alert tone="ok" takesFocus className="mb-5">
          {faceMessages.success}
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="bad" takesFocus className="mb-5">
          Registration failed: {notice.reason}
        </Alert>
      )
    case 'refused':
      return (
        <Alert tone="info" title="No face data is kept" takesFocus className="mb-5">
          {otherWaysSentence(role)} You can change your mind here at any time.
        </Alert>
      )
  }
}
