import { sheetFormats } from '@campanile/contract/documents.ts'
import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { SlidersHorizontal } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { adminSettingsPath } from '#lib/settingsPath.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { RequestHistory } from '../history/RequestHistory.tsx'
import { StudentHistory } from '../history/StudentHistory.tsx'
import { useTabParam } from '../useTabParam.ts'
import { CurrentRequests } from './CurrentRequests.tsx'
import { chosenRequests, requestsQuery, requestsShape } from './requestsQuery.ts'

const ReviewDialog = lazyDialog(() => import('./ReviewDialog.tsx'), 'ReviewDialog')

const tabs = [
  { value: 'current', label: 'Current Requests' },
  { value: 'history', label: 'Request History' },
  { value: 'students', label: 'Student History' },
] as const

/** Opens a request, with the rows of the list that it is in. */
type Open = (requestId: string, among?: readonly MitigationRequest[]) => void

const parts: Record<(typeof tabs)[number]['value'], ComponentType<{ onOpen: Open }>> = {
  current: CurrentRequests,
  history: RequestHistory,
  students: StudentHistory,
}

/** The office's side: what waits, what was decided, and who asked for what. */
export function AdminMitigation() {
  const [tab, setTab] = useTabParam(tabs, 'current')
  const { opened, open, close } = useOpenedParam('request')
  const [among, setAmong] = useState<readonly MitigationRequest[]>([])
  const query = requestsQuery(useListView(requestsShape).view)
  const Part = parts[tab]
  return (
    <>
      <PageHead title="Mitigation Forms" sub="Extensions, deferrals and excused absences.">
        {tab === 'current' && (
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportMitigation', { ...chosenRequests(query), format })}
          />
        )}
        <Link to={adminSettingsPath.requests} className={buttonClass('secondary', 'md')}>
          <SlidersHorizontal size={15} aria-hidden="true" />
          Auto-approval
        </Link>
      </PageHead>
      <Tabs label="Mitigation forms" tabs={tabs} value={tab} onChange={setTab}>
        <Part
          onOpen={(requestId, rows = []) => {
            setAmong(rows)
            open(requestId)
          }}
        />
      </Tabs>
      {opened && <ReviewDialog requestId={opened} among={among} onOpen={open} onClose={close} />}
    </>
  )
}
