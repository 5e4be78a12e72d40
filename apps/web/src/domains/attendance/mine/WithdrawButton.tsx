import { sentenceOf } from '#lib/errors.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { useWithdrawAbsenceNotice, useWithdrawDispute } from './mySessions.api.ts'

interface WithdrawButtonProps {
  what: 'dispute' | 'absence'
  /** Of the dispute, or of the session. */
  id: string
}

const done = { dispute: 'Your dispute is taken back', absence: 'Your notice is taken back' }

/** Takes back at once what can be said again just as quickly. */
export function WithdrawButton({ what, id }: WithdrawButtonProps) {
  const changes = { dispute: useWithdrawDispute(), absence: useWithdrawAbsenceNotice() }
  const withdraw = changes[what]
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        busy={withdraw.isPending}
        busyLabel="Taking back"
        onClick={() =>
          withdraw.mutate(id, { onSuccess: () => showToast({ type: 'info', title: done[what] }) })
        }
      >
        Take back
      </Button>
      {withdraw.error && (
        <p role="alert" className="w-full text-right text-sm text-bad-ink">
          {sentenceOf(withdraw.error)}
        </p>
      )}
    </>
  )
}
