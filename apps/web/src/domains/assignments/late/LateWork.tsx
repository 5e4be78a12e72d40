import type { LateSubmissionDetail } from '@campanile/contract/assignments/late-submissions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { type ReviewAct, ReviewItem } from '#ui/ReviewFrame.tsx'
import { latenessWords } from '../dueWords.ts'
import { HandIns } from '../HandIns.tsx'
import { penaltyIn, penaltyWords } from '../lateWords.ts'
import { markWords } from '../marks.ts'
import { PenaltyHistory } from '../PenaltyHistory.tsx'
import { DecisionChip } from './DecisionChip.tsx'
import { decisionVerbs } from './decisionVerbs.ts'
import { LateDecisionForm } from './LateDecisionForm.tsx'
import { m } from './messages.ts'
import { type LateDecisionControl, useLateDecision } from './useLateDecision.ts'

interface LateWorkProps {
  late: LateSubmissionDetail
  onDecided: () => void
}

/** A late submission: lateness, reason, penalty, files and decision. */
export function LateWork({ late, onDecided }: LateWorkProps) {
  const { dateTime } = useTimeFormat()
  const decision = useLateDecision(late, onDecided)
  return (
    <ReviewItem
      title={<PersonLink personId={late.studentId} name={late.studentName} />}
      description={
        <span className="flex flex-wrap items-center gap-2">
          {late.title}, {late.courseCode}
          <DecisionChip decision={late.decision?.decision ?? null} />
        </span>
      }
      locked={decision.dirty}
      busy={decision.under !== undefined}
      note={late.can.decide && m.willBeNotified({ studentName: late.studentName })}
      acts={late.can.decide ? ways.map((way) => actFor(way, decision)) : []}
    >
      <div className="grid min-h-full md:grid-cols-narrow-aside">
        <div className="space-y-6 px-6 py-5 max-md:px-4">
          <FactTiles sunken>
            <Fact label={late.extended ? m.dueExtended() : m.due()}>{dateTime(late.dueAt)}</Fact>
            <Fact label={m.lateBy()}>{latenessWords(late.lateSeconds * 1000)}</Fact>
            <Fact label={m.penaltyByThePolicy()}>
              {m.penaltyOfMaximum({ ...penaltyIn(late.policyPenalty), maxMark: markWords(late.maxMark) })}
            </Fact>
            <Fact label={m.penaltyInForce()}>{penaltyWords(late.penalty)}</Fact>
          </FactTiles>
          {late.reason === null && <p className="text-base text-ink-3">{m.theStudentGaveNoReason()}</p>}
          <section aria-label={m.submitted()}>
            <h3 className="mb-2 text-sm font-title">{m.submitted()}</h3>
            <HandIns receipts={late.receipts} />
          </section>
        </div>
        <div className="space-y-6 border-line bg-canvas px-6 py-5 max-md:border-t max-md:px-4 md:border-s dark:bg-surface">
          {late.can.decide && <LateDecisionForm late={late} decision={decision} />}
          <PenaltyHistory events={late.history} />
        </div>
      </div>
    </ReviewItem>
  )
}

const ways = [
  { value: 'rejected', letter: 'R', variant: 'danger' },
  { value: 'waived', letter: 'W', variant: 'secondary' },
  { value: 'accepted', letter: 'A', variant: 'primary' },
] as const

const actFor = (
  { value, ...look }: (typeof ways)[number],
  { under, changedMeanwhile, submit }: LateDecisionControl,
): ReviewAct => ({
  ...look,
  label: decisionVerbs[value],
  busy: under === value,
  busyLabel: m.saving(),
  disabled: changedMeanwhile,
  onAct: () => submit(value),
})
