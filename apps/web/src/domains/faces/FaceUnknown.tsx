import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { KeptNotice } from './kept/KeptNotice.tsx'
import { m } from './messages.ts'
import { registeredFaces } from './registeredFaces.ts'

interface FaceUnknownProps {
  error: unknown
  onRetry: () => void
}

/** Shown while the server does not respond, using data stored in this browser. */
export function FaceUnknown({ error, onRetry }: FaceUnknownProps) {
  const { id } = useUser()
  const { dateWithYear } = useTimeFormat()
  const remembered = registeredFaces().find(({ userId }) => userId === id)
  return (
    <>
      <KeptNotice />
      <Card>
        <LoadFailed title={m.couldNotLoadFaceRegistration()} error={error} onRetry={onRetry} />
        {remembered && (
          <p className="px-6 pb-8 text-center text-base text-ink-2">
            {m.browserRemembersFace({ date: dateWithYear(remembered.registeredAt) })}
          </p>
        )}
      </Card>
    </>
  )
}
