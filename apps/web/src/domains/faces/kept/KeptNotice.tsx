import { hasCode, isServerFailure } from '#lib/errors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { failureReason } from '../faceMessages.ts'
import { useDropKeptFace, useKeptFace, useSendFailure, useSendKeptFace } from './useKeptFace.ts'

/** Shows that a photo waits on this device, and why the server has not accepted it. */
export function KeptNotice() {
  const kept = useKeptFace().data
  const failure = useSendFailure()
  const send = useSendKeptFace()
  const drop = useDropKeptFace()
  const { time, dateTime } = useTimeFormat()
  if (!kept) return null
  const needsConfirmation = hasCode(failure, 'requires-recent-login')
  const isRefused = failure !== null && !needsConfirmation && !isServerFailure(failure)
  return (
    <Alert tone="warn" title="Kept on this device, not registered yet" className="mb-5">
      <p className="mt-0.5">
        {needsConfirmation
          ? `Your photo from ${time(kept.takenAt)} replaces the one that is registered: confirm that it is you, and it is sent.`
          : isRefused
            ? `Registration failed: ${failureReason(failure)}`
            : `The server could not save your photo from ${time(kept.takenAt)}. It is kept here, encrypted, and will be sent automatically once the server responds.`}{' '}
        It is deleted when you sign out, and on {dateTime(kept.keptUntil)} at the latest.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={send.isPending} busyLabel="Sending" onClick={() => send.mutate()}>
          {needsConfirmation ? 'Confirm and send' : 'Send now'}
        </Button>
        <Button disabled={drop.isPending} onClick={() => drop.mutate()}>
          Delete it
        </Button>
      </div>
    </Alert>
  )
}
