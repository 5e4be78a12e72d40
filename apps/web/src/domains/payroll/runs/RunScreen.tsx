import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useParams } from 'react-router'
import { hasCode } from '#lib/errors.ts'
import { numberWords } from '#lib/figures.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { payrollPath, runPath } from '../payrollPaths.ts'
import { DiscrepanciesTab } from './DiscrepanciesTab.tsx'
import { m } from './messages.ts'
import { PayslipsTab } from './PayslipsTab.tsx'
import { RunHead } from './RunHead.tsx'
import { RunNotes } from './RunNotes.tsx'
import { RunSummary } from './RunSummary.tsx'
import { runTitle } from './runWords.ts'
import { TotalsTab } from './TotalsTab.tsx'
import { UnpaidPeople } from './UnpaidPeople.tsx'

const PersonPanel = lazyDialog(() => import('../profiles/PersonPanel.tsx'), 'PersonPanel')
const SlipPanel = lazyDialog(() => import('../slip/SlipPanel.tsx'), 'SlipPanel')

/** Milliseconds between two reads of a run that is being computed, in case its events do not arrive. */
const computingPause = 3_000

const parts = { discrepancies: DiscrepanciesTab, totals: TotalsTab } as const

/** `/app/payroll/runs/:runId` and its parts: one pay run, from computing to its lock. */
export function RunScreen() {
  const { runId = '', part = '' } = useParams()
  const { opened, close } = useOpenedParam('payslip')
  const person = useOpenedParam('person')
  const query = useRead(
    'readPayRun',
    { payRunId: runId },
    {
      refetchInterval: ({ state }) =>
        state.data && ['draft', 'computing'].includes(state.data.status) ? computingPause : false,
    },
  )
  const { data, error } = query
  // A colleague may have removed it while this page was open.
  const run = hasCode(error, 'not-found') ? undefined : data
  useDocumentTitle(run ? m.payRunOf({ run: runTitle(run) }) : m.payrollManagement())
  const Part = part === 'discrepancies' || part === 'totals' ? parts[part] : PayslipsTab
  const open = run?.discrepancies.open ?? 0
  return (
    <>
      <BackLink to={payrollPath}>{m.allPayRuns()}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadThisPayRun()}>
        {(run) => (
          <>
            <RunHead run={run} />
            <RunNotes run={run} />
            <RunProgress run={run} />
            <RunSummary run={run} />
            {run.kind === 'regular' && run.totals.people > 0 && <UnpaidPeople run={run} />}
            <TabNav
              label={m.partsOfThePayRun()}
              tabs={[
                { to: runPath(runId), label: m.payslips() },
                {
                  to: runPath(runId, 'discrepancies'),
                  label: open > 0 ? m.openDiscrepancies({ open }) : m.discrepancies(),
                },
                { to: runPath(runId, 'totals'), label: m.totals() },
              ]}
            />
            <Part run={run} />
            {person.opened && (
              <PersonPanel key={person.opened} personId={person.opened} onClose={person.close} />
            )}
            {opened && <SlipPanel key={opened} payslipId={opened} onClose={close} />}
          </>
        )}
      </LoadedPage>
    </>
  )
}

/** The progress of the computation; nothing once it is complete. */
function RunProgress({ run: { status, progress, problem } }: { run: PayRun }) {
  if (problem || (status !== 'draft' && status !== 'computing')) return null
  const { done, total } = progress
  const known = total > 0
  return (
    <Card aria-label={m.computing()} className="mb-5 px-5 py-4 max-sm:px-4">
      <p role="status" className="tnum mb-2 text-base text-ink-2">
        {known ? m.computingPeople({ done: numberWords(done), total }) : m.computationIsStarting()}
      </p>
      <ProgressBar label={m.computing()} value={known ? done / total : undefined} />
      <p className="mt-2 text-sm text-ink-3">{m.youCanLeaveThisPage()}</p>
    </Card>
  )
}
