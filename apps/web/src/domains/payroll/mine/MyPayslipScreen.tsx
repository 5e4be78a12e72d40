import type { PayLine } from '@campanile/contract/payroll/payslips.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { rangeWords } from '#lib/plainDate.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { myPayrollPath } from '../payrollPaths.ts'
import { runTitle } from '../runs/runWords.ts'
import { PayslipBody } from '../slip/PayslipBody.tsx'
import { m } from './messages.ts'

const DownloadDialog = lazyDialog(() => import('../slip/DownloadDialog.tsx'), 'DownloadDialog')
const AskDialog = lazyDialog(() => import('./AskDialog.tsx'), 'AskDialog')

/** `/app/my-payroll/payslips/:payslipId`: one payslip of mine, line by line. */
export function MyPayslipScreen() {
  const { payslipId = '' } = useParams()
  const query = useRead('readPayslip', { payslipId })
  const { data: slip } = query
  const [downloading, setDownloading] = useState(false)
  const [asking, setAsking] = useState<PayLine>()
  const title = slip && runTitle({ month: slip.month, kind: slip.runKind })
  useDocumentTitle(title ? m.payslipOfRun({ run: title }) : m.myPayroll())
  return (
    <>
      <BackLink to={myPayrollPath}>{m.myPayroll()}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadThisPayslip()}>
        {(slip) => (
          <>
            <PageHead
              title={title}
              sub={
                <span className="tnum">
                  {[slip.institution, rangeWords(slip.firstDay, slip.lastDay), slip.person.number]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              }
            >
              {slip.can.download && (
                <Button
                  variant="primary"
                  size="lg"
                  icon={<Download size={16} aria-hidden="true" />}
                  onClick={() => setDownloading(true)}
                >
                  {m.downloadPDF()}
                </Button>
              )}
            </PageHead>
            <Card aria-label={m.payslip()} className="max-w-[820px] p-6 max-sm:p-4">
              <PayslipBody slip={slip} side="own" onAsk={setAsking} />
            </Card>
            {downloading && <DownloadDialog slip={slip} onClose={() => setDownloading(false)} />}
            {asking && <AskDialog slip={slip} line={asking} onClose={() => setAsking(undefined)} />}
          </>
        )}
      </LoadedPage>
    </>
  )
}
