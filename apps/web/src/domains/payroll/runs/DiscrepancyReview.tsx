import {
  type Discrepancy,
  type DiscrepancyDecision,
  decisionActWords,
  decisionWords,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { type ReviewAct, ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { type DiscrepancyActs, DiscrepancyFacts } from './DiscrepancyFacts.tsx'
import { m } from './messages.ts'

const looks: Record<DiscrepancyDecision, Pick<ReviewAct, 'letter' | 'variant'>> = {
  pay: { letter: 'A', variant: 'primary' },
  'do-not-pay': { letter: 'R', variant: 'danger' },
  acknowledged: { letter: 'A', variant: 'primary' },
}

interface DiscrepancyReviewProps extends DiscrepancyActs {
  payRunId: string
  discrepancy: Discrepancy
  onDecided: () => void
}

/** One discrepancy: its cause, where it is corrected, and the decision. The payslip changes at once. */
export function DiscrepancyReview({ payRunId, discrepancy, onDecided, ...acts }: DiscrepancyReviewProps) {
  const settle = useAct('settleDiscrepancies')
  const [note, setNote] = useState('')
  const { id, version, kind, person, decision, can } = discrepancy
  const { label, decisions } = discrepancyWords[kind]
  const under = settle.isPending ? settle.variables.decision : undefined
  const decide = (chosen: DiscrepancyDecision) =>
    settle.mutate(
      { payRunId, items: [{ id, version }], decision: chosen, note: note.trim() || null },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: m.discrepancyDecided({
              discrepancy: label,
              personName: person.name,
              decision: decisionWords[chosen],
            }),
          })
          onDecided()
        },
      },
    )
  const wayOf = (chosen: DiscrepancyDecision): ReviewAct => ({
    ...looks[chosen],
    label: decisionActWords[chosen],
    busy: under === chosen,
    busyLabel: m.saving(),
    disabled: decision === chosen,
    onAct: () => decide(chosen),
  })
  return (
    <ReviewItem
      title={label}
      description={person.name}
      locked={note !== ''}
      busy={settle.isPending}
      acts={can.settle ? decisions.toReversed().map(wayOf) : []}
    >
      <div className="grid gap-4 px-6 py-5 max-md:px-4">
        {settle.error && <SaveFailed title={m.theDiscrepancyWasNotResolved()} error={settle.error} />}
        <div className="flex items-start gap-3">
          <Avatar name={person.name} profileImage={person.profileImage} size={44} />
          <div className="min-w-0 flex-1">
            <p className="break-words text-lg font-title">
              <PersonLink personId={person.id} name={person.name} personRole={person.role} />
            </p>
            <DiscrepancyFacts discrepancy={discrepancy} {...acts} />
          </div>
        </div>
        {can.settle && decisions.length > 0 && (
          <TextAreaField
            label={m.reason()}
            optional
            help={m.reasonIsKept()}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </div>
    </ReviewItem>
  )
}
