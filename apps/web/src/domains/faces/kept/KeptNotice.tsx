import { useState } from 'react'
import { hasCode, isOutOfReach } from '#lib/errors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { failureReason } from '../faceMessages.ts'
import { PasswordForm } from '../PasswordForm.tsx'
import { useDropKeptFace, useKeptFace, useSendFailure, useSendKeptFace } from './keptFace.api.ts'

/** Tells of a photo that waits on this device, and why the server has not taken it. */
export function KeptNotice() {
  const kept = useKeptFace().data
  const failure = useSendFailure()
  const send = useSendKeptFace()
  const drop = useDropKeptFace()
  const { time, dateTime } = useTimeFormat()
  const [isConfirming, setConfirming] = useState(false)
  if (!kept) return null
  const needsPassword = hasCode(failure, 'requires-recent-login')
  const isRefused = failure !== null && !needsPassword && !isOutOfReach(failure)
  return (
    <Alert tone="warn" title="Kept on this device, not registered yet" className="mb-5">
      <p className="mt-0.5">
        {needsPassword
          ? `Your photo from ${time(kept.takenAt)} replaces the one that is registered: confirm that it is you, and it is sent.`
          : isRefused
            ? `Registration failed: ${failureReason(failure)}`
            : `The server could not be reached. Your photo from ${time(kept.takenAt)} waits here, encrypted, and is sent by itself as soon as the server answers.`}{' '}
        It is deleted when you sign out, and on {dateTime(kept.keptUntil)} at the latest.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          busy={send.isPending}
          busyLabel="Sending"
          onClick={() => (needsPassword ? setConfirming(true) : send.mutate())}
        >
          {needsPassword ? 'Confirm and send' : 'Send now'}
        </Button>
        <Button disabled={drop.isPending} onClick={() => drop.mutate()}>
          Delete it
        </Button>
      </div>
      {isConfirming && (
        <Dialog open onOpenChange={setConfirming} title="Confirm that it is you">
          <div className="px-6 py-5 max-md:px-4">
            <PasswordForm
              cancelLabel="Cancel"
              onCancel={() => setConfirming(false)}
              onConfirmed={() => {
                setConfirming(false)
                send.mutate()
              }}
            />
          </div>
        </Dialog>
      )}
    </Alert>
  )
}
