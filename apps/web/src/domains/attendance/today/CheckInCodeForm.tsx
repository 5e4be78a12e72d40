import { useNavigate } from 'react-router'
import { hasCode, isOutOfReach, sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { keepOpening } from '../check-in/opening.ts'
import { useKeepScan } from '../offline/useKeptScans.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { m } from './messages.ts'

const failureWords = (error: unknown) =>
  hasCode(error, 'too-many-requests') ? m.tooManyAttempts() : sentenceOf(error)

/** The short code from the classroom screen; leads on to the check-in of its class. Without a network it is kept. */
export function CheckInCodeForm() {
  const navigate = useNavigate()
  const redeem = useAct('redeemShortCode', {
    onAnswer: async (client, { classId, ...opening }) => keepOpening(client, classId, opening, Date.now()),
  })
  const keep = useKeepScan(useUser().id)
  const redeemOrKeep = (code: string) =>
    redeem.mutate(
      { code },
      {
        onSuccess: ({ classId }) => navigate(`/attendance/${classId}/code`),
        onError: (error) => {
          if (isOutOfReach(error)) keep.mutate({ code })
        },
      },
    )
  const failure = isOutOfReach(redeem.error) && !keep.isError ? null : redeem.error
  return (
    <>
      <CodeEntry
        submitLabel={m.checkIn()}
        busy={redeem.isPending || keep.isPending}
        error={failure ? failureWords(failure) : undefined}
        onChange={() => {
          redeem.reset()
          keep.reset()
        }}
        onCode={redeemOrKeep}
      />
      <div role="status">
        {keep.data && (
          <p className="mt-3 rounded-md border border-warn-line bg-warn-tint px-3.5 py-3 text-start text-sm text-warn-ink">
            {m.codeIsKeptOffline()}
          </p>
        )}
      </div>
    </>
  )
}
