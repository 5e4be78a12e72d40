import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import type { LateSubmissionDetail } from '@campanile/contract/assignments/late-submissions.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { penaltyWords } from '../lateWords.ts'
import { decisionVerbs } from './decisionVerbs.ts'
import type { LateDecisionControl } from './useLateDecision.ts'

interface LateDecisionFormProps {
  late: LateSubmissionDetail
  decision: LateDecisionControl
}

/** What each decision does, and the reason. */
export function LateDecisionForm({ late, decision }: LateDecisionFormProps) {
  const effects = [
    [decisionVerbs.accepted, `${penaltyWords(late.policyPenalty)}, by the late policy`],
    [decisionVerbs.waived, 'Marked as if it had been on time'],
    [decisionVerbs.rejected, 'Counts as not submitted: the final mark is 0'],
  ] as const
  return (
    <section aria-label="Decision">
      <h3 className="mb-2.5 text-md font-title">Your decision</h3>
      {decision.failure && <SaveFailed title="The decision was not saved" error={decision.failure} />}
      {decision.changedMeanwhile && (
        <Alert tone="warn" title="This work changed in the meantime" takesFocus className="mb-4">
          <p>
            {late.decision
              ? `${late.decision.by}: ${lateDecisionWords[late.decision.decision].toLowerCase()}.`
              : 'Its penalty has changed.'}
          </p>
          <Button size="sm" className="mt-2" onClick={decision.goOn}>
            Decide anyway
          </Button>
        </Alert>
      )}
      <dl className="grid gap-2.5 text-base">
        {effects.map(([verb, effect]) => (
          <div key={verb}>
            <dt className="font-label">{verb}</dt>
            <dd className="tnum text-sm text-ink-2">{effect}</dd>
          </div>
        ))}
      </dl>
      <TextAreaField
        className="mt-4"
        label="Reason"
        optional={!decision.needsReason}
        maxLength={2000}
        value={decision.reason}
        onChange={({ target }) => decision.setReason(target.value)}
        error={decision.needsReason ? 'Enter why you reject it' : undefined}
        help="The student can read this. Required to reject the work."
      />
    </section>
  )
}
