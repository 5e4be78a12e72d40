import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { historyQuery } from './historyQuery.ts'
import { StudentGroups } from './StudentGroups.tsx'

const shape = { filters: [], sort: '' }

/** Every request ever, under the student who made it. */
export function RequestHistory({ onOpen }: { onOpen: (requestId: string) => void }) {
  const list = useListView(shape)
  const students = useRead('listMitigationStudents', { page: historyQuery(list.view).page })
  return (
    <Card aria-labelledby="history" className="overflow-hidden">
      <CardHead
        id="history"
        title="Requests by student"
        hint="Whoever asked last comes first. Open a student to see every request."
        className="border-b border-line pb-3.5"
      />
      <PagedList
        query={students}
        onPage={list.setPage}
        failure={mitigationMessages.historyFailed}
        empty={
          <Empty kind="none" title="No history yet" heading="h3">
            Requests stay here after they are decided.
          </Empty>
        }
      >
        {(items, stale) => <StudentGroups students={items} stale={stale} onOpen={onOpen} />}
      </PagedList>
    </Card>
  )
}
