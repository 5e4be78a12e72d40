import type { LateSubmissionDetail } from '@campanile/contract/assignments/late-submissions.ts'
import type { ReactNode } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { latenessWords } from '../dueWords.ts'
import { HandIns } from '../HandIns.tsx'
import { penaltyWords } from '../lateWords.ts'
import { markWords } from '../marks.ts'
import { PenaltyHistory } from '../PenaltyHistory.tsx'
import { DecisionChip } from './DecisionChip.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { useDecision } from './useDecision.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="tnum mt-0.5 break-words text-base font-label">{children}</dd>
  </div>
)

const verbs = { accepted: 'Let the penalty stand', waived: 'Waive the penalty', rejected: 'Reject the work' }

interface LateWorkProps {
  late: LateSubmissionDetail
  onClose: () => void
}

/** One late work: how late and why, what it costs, its files, and what became of it. */
export function LateWork({ late, onClose }: LateWorkProps) {
  const { dateTime } = useTimeFormat()
  const decision = useDecision(late, onClose)
  return (
    <SidePanel
      wide
      onClose={onClose}
      title={late.studentName}
      description={
        <span className="flex flex-wrap items-center gap-2">
          {late.title}, {late.courseCode}
          <DecisionChip decision={late.decision?.decision ?? null} />
        </span>
      }
      locked={decision.dirty}
      busy={decision.busy}
      footer={
        <>
          <p className="mr-auto text-sm text-ink-3 max-md:hidden">{late.studentName} is told.</p>
          <Button size="lg" disabled={decision.busy} onClick={onClose}>
            Cancel
          </Button>
          {late.can.decide && (
            <Button
              size="lg"
              variant={decision.decision === 'rejected' ? 'destructive' : 'primary'}
              busy={decision.busy}
              busyLabel="Deciding"
              disabled={decision.changedMeanwhile}
              onClick={decision.submit}
            >
              {verbs[decision.decision]}
            </Button>
          )}
        </>
      }
    >
      <div className="grid min-h-full md:grid-cols-[minmax(0,1fr)_320px]">
        <div className="space-y-6 px-6 py-5 max-md:px-4">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 rounded-lg bg-sunken p-4 dark:bg-canvas">
            <Fact name={late.extended ? 'Due, extended' : 'Due'}>{dateTime(late.dueAt)}</Fact>
            <Fact name="Late by">{latenessWords(late.lateSeconds * 1000)}</Fact>
            <Fact name="Penalty by the policy">
              {penaltyWords(late.policyPenalty)} of {markWords(late.maxMark)}
            </Fact>
            <Fact name="Penalty in force">{penaltyWords(late.penalty)}</Fact>
          </dl>
          {late.reason === null && <p className="text-base text-ink-3">The student gave no reason.</p>}
          <section aria-label="Handed in">
            <h3 className="mb-2 text-sm font-title">Handed in</h3>
            <HandIns receipts={late.receipts} />
          </section>
        </div>
        <div className="space-y-6 border-line bg-canvas px-6 py-5 max-md:border-t max-md:px-4 md:border-l dark:bg-surface">
          {late.can.decide && <DecisionForm late={late} decision={decision} />}
          <PenaltyHistory events={late.history} />
        </div>
      </div>
    </SidePanel>
  )
}
