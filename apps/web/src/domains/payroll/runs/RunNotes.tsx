import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { Link } from 'react-router'
import { counted } from '#lib/counted.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { payrollPath, runPath } from '../payrollPaths.ts'
import { UncoveredAlert } from './UncoveredAlert.tsx'

const link = 'font-label underline'

/** What one has to know about the run before anything else. */
export function RunNotes({ run }: { run: PayRun }) {
  const { dateTime } = useTimeFormat()
  const { problem, can, reversed, reversedBy, reversalOf, reason, questions } = run
  return (
    <>
      {problem && (
        <Alert tone="bad" title="Computing stopped" className="mb-5">
          {problem}
          {can.compute && ' No data was lost. Select More, then Compute again.'}
        </Alert>
      )}
      {can.approveObstacle && (
        <Alert tone="warn" title="This run can’t be approved yet" className="mb-5">
          {can.approveObstacle}{' '}
          {run.discrepancies.open > 0 && (
            <Link to={runPath(run.id, 'discrepancies')} className={link}>
              Resolve discrepancies
            </Link>
          )}
        </Alert>
      )}
      <UncoveredAlert run={run} className="mb-5" />
      {can.approve && run.needsOtherApprover && (
        <Alert tone="info" title="Ready for your approval" className="mb-5">
          {run.computedBy.name} computed this run, so another admin has to approve it.
        </Alert>
      )}
      {run.bankFile?.isOutdated && (
        <Alert tone="warn" title="The bank file is out of date" className="mb-5">
          Bank details have changed since it was downloaded on {dateTime(run.bankFile.at)}. Download it again
          before you mark this run as paid.
        </Alert>
      )}
      {reversed && (
        <Alert tone="bad" title="This run was reversed" className="mb-5">
          <p>{[reversed.by.name, dateTime(reversed.at)].join(', ')}</p>
          {reversedBy && (
            <Link to={runPath(reversedBy)} className={link}>
              View the reversal run
            </Link>
          )}
        </Alert>
      )}
      {reversalOf && (
        <Alert tone="info" title="This run reverses an earlier one" className="mb-5">
          {reason && <p className="break-words">{reason}</p>}
          <Link to={runPath(reversalOf)} className={link}>
            See the run it reverses
          </Link>
        </Alert>
      )}
      {!reversalOf && !reversed && reason && (
        <Alert tone="warn" title="The approval was withdrawn" className="mb-5">
          <p className="break-words">{reason}</p>
        </Alert>
      )}
      {questions > 0 && (
        <Alert tone="info" className="mb-5">
          {counted(questions, 'question')} about this run {questions === 1 ? 'waits' : 'wait'} for an answer.{' '}
          <Link to={`${payrollPath}/questions?run=${run.id}`} className={link}>
            Answer
          </Link>
        </Alert>
      )}
    </>
  )
}
