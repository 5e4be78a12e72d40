import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { payrollPath, runPath } from '../payrollPaths.ts'
import { m } from './messages.ts'
import { UncoveredAlert } from './UncoveredAlert.tsx'

const link = 'font-label underline'

/** The most important facts about the run. */
export function RunNotes({ run }: { run: PayRun }) {
  const { dateTime } = useTimeFormat()
  const { problem, can, reversed, reversedBy, reversalOf, reason, questions } = run
  return (
    <>
      {problem && (
        <Alert tone="bad" title={m.computingStopped()} className="mb-5">
          {problem} {can.compute && m.noDataWasLost()}
        </Alert>
      )}
      {can.approveObstacle && (
        <Alert tone="warn" title={m.thisRunCantBeApprovedYet()} className="mb-5">
          {can.approveObstacle}{' '}
          {run.discrepancies.open > 0 && (
            <Link to={runPath(run.id, 'discrepancies')} className={link}>
              {m.resolveDiscrepancies()}
            </Link>
          )}
        </Alert>
      )}
      <UncoveredAlert run={run} className="mb-5" />
      {can.approve && run.needsOtherApprover && (
        <Alert tone="info" title={m.readyForYourApproval()} className="mb-5">
          {m.needsOtherApprover({ name: run.computedBy.name })}
        </Alert>
      )}
      {run.bankFile?.isOutdated && (
        <Alert tone="warn" title={m.theBankFileIsOutOfDate()} className="mb-5">
          {m.bankDetailsHaveChanged({ dateTime: dateTime(run.bankFile.at) })}
        </Alert>
      )}
      {reversed && (
        <Alert tone="bad" title={m.thisRunWasReversed()} className="mb-5">
          <p>{joinFacts(reversed.by.name, dateTime(reversed.at))}</p>
          {reversedBy && (
            <Link to={runPath(reversedBy)} className={link}>
              {m.viewTheReversalRun()}
            </Link>
          )}
        </Alert>
      )}
      {reversalOf && (
        <Alert tone="info" title={m.thisRunReversesAnEarlierOne()} className="mb-5">
          {reason && <p className="break-words">{reason}</p>}
          <Link to={runPath(reversalOf)} className={link}>
            {m.seeTheRunItReverses()}
          </Link>
        </Alert>
      )}
      {!reversalOf && !reversed && reason && (
        <Alert tone="warn" title={m.theApprovalWasWithdrawn()} className="mb-5">
          <p className="break-words">{reason}</p>
        </Alert>
      )}
      {questions > 0 && (
        <Alert tone="info" className="mb-5">
          {m.questionsWait({
            questions,
            link: (text) => (
              <Link to={`${payrollPath}/questions?run=${run.id}`} className={link}>
                {text}
              </Link>
            ),
          })}
        </Alert>
      )}
    </>
  )
}
