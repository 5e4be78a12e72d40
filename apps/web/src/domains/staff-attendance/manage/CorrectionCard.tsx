import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { useId, useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { showToast } from '#ui/toast.ts'
import { DayTimes } from '../DayTimes.tsx'
import { askedWords } from './askedWords.ts'
import { decisionProblem } from './decisionProblem.ts'

const RefuseCorrectionDialog = lazyDialog(
  () => import('./RefuseCorrectionDialog.tsx'),
  'RefuseCorrectionDialog',
)

/** One request: what stands, what is asked for and why, and the decision. */
export function CorrectionCard({ correction }: { correction: Correction }) {
  const { dateTime } = useTimeFormat()
  const accept = useAct('decideCorrection')
  const [refusing, setRefusing] = useState(false)
  const titleId = useId()
  const { id, date, day, reason, status, answer, decidedBy, requestedAt, can } = correction
  const name = fullName(correction)
  const onSuccess = () => showToast({ type: 'success', title: `The day of ${name} is corrected` })
  return (
    <article aria-labelledby={titleId} className="flex gap-3 px-5 py-4 max-sm:px-4">
      <Avatar name={name} profileImage={correction.profileImage} size={36} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={titleId} className="break-words text-md font-title">
            {name}
          </h2>
          {status !== 'pending' && (
            <Chip
              tone={status === 'accepted' ? 'ok' : 'bad'}
              glyph={status === 'accepted' ? 'tick' : 'cross'}
            >
              {status === 'accepted' ? 'Accepted' : 'Refused'}
            </Chip>
          )}
        </div>
        <p className="text-sm text-ink-3">
          {formatPlainDay(date)} · asked {dateTime(requestedAt)}
        </p>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
          <dt className="text-ink-3">{status === 'accepted' ? 'Now' : 'Stands'}</dt>
          <dd>
            <DayTimes day={day} />
          </dd>
          <dt className="text-ink-3">Asked</dt>
          <dd className="tnum font-label">{askedWords(correction)}</dd>
          <dt className="text-ink-3">Why</dt>
          <dd className="break-words">{reason}</dd>
          {decidedBy && (
            <>
              <dt className="text-ink-3">Decided</dt>
              <dd className="break-words">
                {decidedBy}
                {answer && `: ${answer}`}
              </dd>
            </>
          )}
        </dl>
        {accept.error && (
          <Alert tone="bad" takesFocus className="mt-3">
            {decisionProblem(accept.error) ?? sentenceOf(accept.error)}
          </Alert>
        )}
        {can.decide && (
          <div className="mt-3 flex gap-2">
            <Button
              variant="ok"
              busy={accept.isPending}
              busyLabel="Accepting"
              onClick={() =>
                accept.mutate({ correctionId: id, decision: 'accept', answer: null }, { onSuccess })
              }
            >
              Accept<span className="sr-only"> the request of {name}</span>
            </Button>
            <Button variant="danger" disabled={accept.isPending} onClick={() => setRefusing(true)}>
              Refuse<span className="sr-only"> the request of {name}</span>
            </Button>
          </div>
        )}
      </div>
      {refusing && <RefuseCorrectionDialog correction={correction} onClose={() => setRefusing(false)} />}
    </article>
  )
}
