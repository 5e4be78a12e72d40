import { lastPage } from '#lib/listParams.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListRows } from '#ui/ListRows.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { MyAssignmentRow } from './MyAssignmentRow.tsx'
import { m } from './messages.ts'
import { groupsOf, partQuery, shownParts } from './myGroups.ts'

const shape = { filters: ['show'], sort: '' }
const words: Record<(typeof shownParts)[number], string> = {
  todo: m.toDo(),
  submitted: m.submitted(),
  late: m.submittedLate(),
  marked: m.marked(),
  closed: m.notSubmitted(),
  upcoming: m.comingUp(),
}
const options = shownParts.map((value) => ({ value, label: words[value] }))

/** A student's assignments by due date, the next one first. */
export function MyAssignments() {
  const list = useListView(shape)
  const { search, filters } = list.view
  const { show } = filters
  const mine = useRead('listMyAssignments', {
    page: Math.min(list.view.page, lastPage),
    search,
    ...partQuery(show),
  })
  const now = useServerNow(mine.data?.clockOffset ?? 0, 1000)
  return (
    <>
      <PageHead title={m.assignments()} sub={m.workSetInYourClasses()}>
        <ListSearch list={list} label={m.findAnAssignment()} />
        <FilterSelect list={list} name="show" label={m.show()} options={options} />
      </PageHead>
      <ListRows
        query={mine}
        onPage={list.setPage}
        failure={m.weCouldntLoadYourAssignments()}
        heading="h2"
        empty={
          <Card>
            <Empty
              kind={list.narrowed ? 'search' : 'done'}
              title={list.narrowed ? m.nothingHere() : m.noAssignmentsInYourClassesYet()}
              action={list.narrowed && <Button onClick={list.clear}>{m.showAll()}</Button>}
            />
          </Card>
        }
      >
        {(items) => (
          <div className="grid gap-5">
            {groupsOf(items).map((group) => (
              <Card key={group.title} aria-label={group.title} className="overflow-hidden">
                <h2 className="flex items-baseline gap-2 px-5 pb-2 pt-4 text-md font-title max-sm:px-4">
                  {group.title}
                  <span className="tnum text-sm font-normal text-ink-3">{group.items.length}</span>
                </h2>
                <ul className="divide-y divide-line pb-1">
                  {group.items.map((it) => (
                    <li key={it.id}>
                      <MyAssignmentRow assignment={it} now={now} />
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        )}
      </ListRows>
    </>
  )
}
