import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { StaffFilters } from '#ui/StaffFilters.tsx'
import { CorrectionCard } from './CorrectionCard.tsx'
import { staffQuery } from './staffQuery.ts'

const CorrectionsFrame = lazyDialog(() => import('./CorrectionsFrame.tsx'), 'CorrectionsFrame')

const requests = ['request', 'requests'] as const

interface CorrectionListProps {
  list: ListControl
  status: 'pending' | 'decided'
}

/** What people asked to have corrected. */
export function CorrectionList({ list, status }: CorrectionListProps) {
  const corrections = useRead('listCorrections', { ...staffQuery(list.view), status })
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <StaffFilters list={list} total={corrections.data?.total} unit={requests} />
      <PagedList
        query={corrections}
        onPage={list.setPage}
        failure="We could not load the requests"
        heading="h2"
        empty={
          <Empty kind="done" title={status === 'pending' ? 'No request waits' : 'Nothing decided yet'} />
        }
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((correction) => (
              <li key={correction.id}>
                <CorrectionCard correction={correction} onReview={() => setOpened(correction.id)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {opened && (
        <CorrectionsFrame
          opened={opened}
          rows={corrections.data?.items ?? []}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
