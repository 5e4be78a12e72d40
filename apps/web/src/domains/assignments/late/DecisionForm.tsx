import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import type { LateSubmissionDetail } from '@campanile/contract/assignments/late-submissions.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import { useId } from 'react'
import { cn } from '#lib/cn.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { penaltyWords } from '../lateWords.ts'
import type { Decision } from './useDecision.ts'

interface DecisionFormProps {
  late: LateSubmissionDetail
  decision: Decision
}

/** The three ways to decide, each with what it comes to. */
export function DecisionForm({ late, decision }: DecisionFormProps) {
  const group = useId()
  const { policyPenalty } = late
  const choices: readonly { value: LateDecision; label: string; note: string }[] = [
    { value: 'accepted', label: 'Let it stand', note: `${penaltyWords(policyPenalty)}, by the policy` },
    { value: 'waived', label: 'Waive it', note: 'Marked as if it came on time' },
    { value: 'rejected', label: 'Reject the work', note: 'As if nothing was handed in: the final mark is 0' },
  ]
  return (
    <section aria-label="Decision">
      <h3 className="mb-2.5 text-md font-title">Your decision</h3>
      {decision.failure && <SaveFailed title="The decision was not saved" error={decision.failure} />}
      {decision.changedMeanwhile && (
        <Alert tone="warn" title="This work changed in the meantime" takesFocus className="mb-4">
          <p>
            {late.decision
              ? `${late.decision.by}: ${lateDecisionWords[late.decision.decision].toLowerCase()}.`
              : 'Its penalty is another now.'}
          </p>
          <Button size="sm" className="mt-2" onClick={decision.goOn}>
            Decide all the same
          </Button>
        </Alert>
      )}
      <fieldset className="space-y-2">
        <legend className="sr-only">What becomes of the penalty</legend>
        {choices.map(({ value, label, note }) => (
          <label
            key={value}
            className={cn(
              'flex cursor-pointer items-start gap-3 rounded-md px-3 py-2.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
              value === decision.decision
                ? 'bg-brand-tint shadow-[inset_0_0_0_2px_var(--brand-ink)]'
                : 'bg-surface shadow-[inset_0_0_0_1px_var(--control)] hover:bg-hover dark:bg-raised',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={value === decision.decision}
              onChange={() => decision.setDecision(value)}
              className="mt-0.5 size-4 shrink-0 accent-[var(--brand-ink)] outline-none"
            />
            <span>
              <span className="block text-base font-label">{label}</span>
              <span className="tnum block text-sm text-ink-2">{note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextAreaField
        className="mt-4"
        label="Reason"
        optional={decision.decision !== 'rejected'}
        maxLength={2000}
        value={decision.reason}
        onChange={({ target }) => decision.setReason(target.value)}
        error={decision.problem}
        help="The student reads it."
      />
    </section>
  )
}
