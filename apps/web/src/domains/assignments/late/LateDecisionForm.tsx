import type { LateSubmissionDetail } from '@campanile/contract/assignments/late-submissions.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { penaltyIn } from '../lateWords.ts'
import { decisionVerbs } from './decisionVerbs.ts'
import { m } from './messages.ts'
import type { LateDecisionControl } from './useLateDecision.ts'

interface LateDecisionFormProps {
  late: LateSubmissionDetail
  decision: LateDecisionControl
}

/** The effect of each decision, and the reason. */
export function LateDecisionForm({ late, decision }: LateDecisionFormProps) {
  const effects = [
    [decisionVerbs.accepted, m.penaltyByTheLatePolicy(penaltyIn(late.policyPenalty))],
    [decisionVerbs.waived, m.markedAsOnTime()],
    [decisionVerbs.rejected, m.countsAsNotSubmitted()],
  ] as const
  return (
    <section aria-label={m.decision()}>
      <h3 className="mb-2.5 text-md font-title">{m.yourDecision()}</h3>
      {decision.failure && <SaveFailed title={m.theDecisionWasNotSaved()} error={decision.failure} />}
      {decision.changedMeanwhile && (
        <Alert tone="warn" title={m.thisWorkChangedInTheMeantime()} takesFocus className="mb-4">
          <p>
            {late.decision
              ? m.decidedMeanwhile({ name: late.decision.by, decision: late.decision.decision })
              : m.itsPenaltyHasChanged()}
          </p>
          <Button size="sm" className="mt-2" onClick={decision.goOn}>
            {m.decideAnyway()}
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
        label={m.reason()}
        optional={!decision.needsReason}
        maxLength={2000}
        value={decision.reason}
        onChange={({ target }) => decision.setReason(target.value)}
        error={decision.needsReason ? m.enterWhyYouRejectIt() : undefined}
        help={m.studentCanReadReason()}
      />
    </section>
  )
}
