import { sheetFormats } from '@campanile/contract/documents.ts'
import { SlidersHorizontal } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { adminSettingsPath } from '#lib/settingsPath.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { RequestHistory } from '../history/RequestHistory.tsx'
import { StudentHistory } from '../history/StudentHistory.tsx'
import { useTabParam } from '../useTabParam.ts'
import { CurrentRequests } from './CurrentRequests.tsx'
import { m } from './messages.ts'
import { chosenRequests, requestsQuery, requestsShape } from './requestsQuery.ts'

const ReviewDialog = lazyDialog(() => import('./ReviewDialog.tsx'), 'ReviewDialog')

const tabs = [
  { value: 'current', label: m.currentRequestsLabel() },
  { value: 'history', label: m.requestHistory() },
  { value: 'students', label: m.studentHistory() },
] as const

const parts: Record<
  (typeof tabs)[number]['value'],
  ComponentType<{ onOpen: (requestId: string) => void }>
> = {
  current: CurrentRequests,
  history: RequestHistory,
  students: StudentHistory,
}

/** The admins' side: pending requests, decided requests, and requests by student. */
export function AdminMitigation() {
  const [tab, setTab] = useTabParam(tabs, 'current')
  const { opened, open, close } = useOpenedParam('request')
  const list = useListView(requestsShape)
  const query = requestsQuery(list.view)
  const isCurrent = tab === 'current'
  const { data } = useRead('listMitigation', isCurrent ? query : null)
  const requests = isCurrent ? data : undefined
  const readNow = useReadNow()
  const Part = parts[tab]
  return (
    <>
      <PageHead title={m.mitigationForms()} sub={m.whatRequestsAreFor()}>
        {isCurrent && (
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportMitigation', { ...chosenRequests(query), format })}
            scheduled={{
              report: 'exportMitigation',
              input: chosenRequests(query),
              name: m.mitigationForms(),
            }}
          />
        )}
        <Link to={adminSettingsPath.requests} className={buttonClass('secondary', 'md')}>
          <SlidersHorizontal size={15} aria-hidden="true" />
          {m.autoApproval()}
        </Link>
      </PageHead>
      <Tabs label={m.mitigationFormsLabel()} tabs={tabs} value={tab} onChange={setTab}>
        <Part onOpen={open} />
      </Tabs>
      {opened && (
        <ReviewDialog
          requestId={opened}
          among={requests?.items ?? []}
          pages={
            requests && {
              shown: requests,
              load: (page) => readNow('listMitigation', { ...query, page }),
              onPage: list.setPage,
            }
          }
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  )
}
