import { sentenceOf } from '#lib/errors.ts'
import type { Input } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

const done = {
  withdrawDispute: m.disputeWithdrawn(),
  withdrawAbsenceNotice: m.absenceNoticeWithdrawn(),
}

interface WithdrawButtonProps<K> {
  act: K
  input: Input<K & keyof typeof done>
}

/** Withdraws without asking, because it can be submitted again just as quickly. */
export function WithdrawButton<K extends keyof typeof done>({ act, input }: WithdrawButtonProps<K>) {
  const withdraw = useAct(act)
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        busy={withdraw.isPending}
        busyLabel={m.withdrawing()}
        onClick={() =>
          withdraw.mutate(input, { onSuccess: () => showToast({ type: 'info', title: done[act] }) })
        }
      >
        {m.withdraw()}
      </Button>
      {withdraw.error && (
        <p role="alert" className="w-full text-end text-sm text-bad-ink">
          {sentenceOf(withdraw.error)}
        </p>
      )}
    </>
  )
}
