import { employmentWords } from '@campanile/contract/roles.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { runPath } from '../payrollPaths.ts'
import { monthWords } from '../payWords.ts'
import { DownloadDialog } from './DownloadDialog.tsx'
import { m } from './messages.ts'
import { PayslipBody } from './PayslipBody.tsx'

/** A person’s payslip, for admins. */
export function SlipPanel({ payslipId, onClose }: { payslipId: string; onClose: () => void }) {
  const query = useRead('readPayslip', { payslipId })
  const { data } = query
  const [downloading, setDownloading] = useState(false)
  const type = data?.person.employmentType
  return (
    <SidePanel
      onClose={onClose}
      width="wide"
      title={
        data ? (
          <PersonLink personId={data.person.id} name={data.person.name} personRole={data.person.role} />
        ) : (
          m.payslip()
        )
      }
      description={
        data &&
        [monthWords(data.month), type && employmentWords[type], data.person.number]
          .filter(Boolean)
          .join(' · ')
      }
      footer={
        data?.can.download && (
          <Button
            size="lg"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => setDownloading(true)}
          >
            {m.downloadPDF()}
          </Button>
        )
      }
    >
      <Loaded query={query} failure={m.weCouldntLoadThisPayslip()}>
        {(data) => (
          <div className="px-6 py-5 max-md:px-4">
            {data.openDiscrepancies > 0 && (
              <Alert tone="warn" title={m.hasOpenDiscrepancies()} className="mb-5">
                <Link
                  to={`${runPath(data.payRunId, 'discrepancies')}?search=${encodeURIComponent(data.person.name)}`}
                  className="font-label underline"
                >
                  {m.resolveDiscrepancies()}
                </Link>
              </Alert>
            )}
            <PayslipBody slip={data} side="admin" />
          </div>
        )}
      </Loaded>
      {data && downloading && <DownloadDialog slip={data} onClose={() => setDownloading(false)} />}
    </SidePanel>
  )
}
