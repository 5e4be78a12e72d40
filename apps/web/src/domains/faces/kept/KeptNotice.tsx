import { hasCode, isServerFailure } from '#lib/errors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { failureReason } from '../faceMessages.ts'
import { m } from './messages.ts'
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
  const taken = { time: time(kept.takenAt) }
  const state = needsConfirmation
    ? m.photoReplacesRegistered(taken)
    : isRefused
      ? m.registrationFailed({ reason: failureReason(failure) })
      : m.photoIsKept(taken)
  return (
    <Alert tone="warn" title={m.keptOnThisDeviceNotRegistered()} className="mb-5">
      <p className="mt-0.5">
        {state} {m.photoIsDeletedOn({ keptUntil: dateTime(kept.keptUntil) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={send.isPending} busyLabel={m.sending()} onClick={() => send.mutate()}>
          {needsConfirmation ? m.confirmAndSend() : m.sendNow()}
        </Button>
        <Button disabled={drop.isPending} onClick={() => drop.mutate()}>
          {m.deleteIt()}
        </Button>
      </div>
    </Alert>
  )
}
