import { type MitigationHaving, mitigationHavings } from '@campanile/contract/mitigation/mitigation-review.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { counted } from '#lib/counted.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Select } from '#ui/Select.tsx'
import { havingWords, historyQuery, historyShape } from './historyQuery.ts'
import { StudentGroups } from './StudentGroups.tsx'
import { Totals } from './Totals.tsx'

const options = mitigationHavings.map((value) => ({ value, label: havingWords[value] }))

/** Students who ever asked: found by name, e-mail or id, with what their requests came to. */
export function StudentHistory({ onOpen }: { onOpen: (requestId: string) => void }) {
  const list = useListView(historyShape)
  const query = historyQuery(list.view)
  const students = useRead('listMitigationStudents', query)
  const narrow = (having: string) =>
    list.setFilter('having', having === ('all' satisfies MitigationHaving) ? '' : having)
  return (
    <>
      <Totals totals={students.data?.totals} />
      <Card aria-label="Student history" className="overflow-hidden">
        <FilterBar count={students.data ? counted(students.data.total, 'student') : ''}>
          <ListSearch list={list} label="Find by name, email or id" className="w-72" />
          <Select
            label="Students"
            prefix="Students"
            value={query.having}
            onChange={narrow}
            options={options}
            className="max-md:flex-1"
          />
        </FilterBar>
        <PagedList
          query={students}
          onPage={list.setPage}
          failure={mitigationMessages.historyFailed}
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'none'}
              title={list.narrowed ? 'No student matches' : 'No student has asked yet'}
              action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            />
          }
        >
          {(items, stale) => <StudentGroups students={items} stale={stale} onOpen={onOpen} />}
        </PagedList>
      </Card>
    </>
  )
}
