import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { ListControl } from '#lib/useListView.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { staffRoleFilter } from '#ui/staffRoleFilter.ts'
import { CorrectionCard } from './CorrectionCard.tsx'
import { m } from './messages.ts'
import { staffQuery } from './staffQuery.ts'

const CorrectionsFrame = lazyDialog(() => import('./CorrectionsFrame.tsx'), 'CorrectionsFrame')

interface CorrectionListProps {
  label: string
  list: ListControl
  status: 'pending' | 'decided'
}

/** Corrections that people requested. */
export function CorrectionList({ label, list, status }: CorrectionListProps) {
  const query = { ...staffQuery(list.view), status }
  const corrections = useRead('listCorrections', query)
  const readNow = useReadNow()
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <ListCard
        name="corrections"
        label={label}
        list={list}
        query={corrections}
        count={(count) => rowCounts.requests({ count })}
        failure={m.couldNotLoadRequests()}
        search={m.findAPerson()}
        filters={[staffRoleFilter]}
        empty={{ kind: 'done', title: status === 'pending' ? m.noPendingRequests() : m.nothingDecidedYet() }}
        rowKey={({ id }) => id}
        item={(correction) => (
          <CorrectionCard correction={correction} onReview={() => setOpened(correction.id)} />
        )}
      />
      {opened && (
        <CorrectionsFrame
          opened={opened}
          rows={corrections.data?.items ?? []}
          pages={
            corrections.data && {
              shown: corrections.data,
              load: (page) => readNow('listCorrections', { ...query, page }),
              onPage: list.setPage,
            }
          }
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
