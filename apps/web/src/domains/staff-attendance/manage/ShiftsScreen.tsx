import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { ManageHead } from './ManageHead.tsx'
import { ShiftRow } from './ShiftRow.tsx'
import { staffQuery } from './staffQuery.ts'

const EndShiftDialog = lazyDialog(() => import('./EndShiftDialog.tsx'), 'EndShiftDialog')
const RemoveShiftDialog = lazyDialog(() => import('./RemoveShiftDialog.tsx'), 'RemoveShiftDialog')
const ShiftDialog = lazyDialog(() => import('./ShiftDialog.tsx'), 'ShiftDialog')

const shape = { filters: [], sort: '' }

type Chosen = { act: 'add' } | { act: 'edit' | 'end' | 'remove'; rule: ShiftRule }

/** `/app/manage-attendance/shifts`: when people work, the institution’s times first. */
export function ShiftsScreen() {
  useDocumentTitle('Manage Staff Attendance')
  const list = useListView(shape)
  const { page, search } = staffQuery(list.view)
  const rules = useRead('listShiftRules', { page, search })
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => setChosen(undefined)
  const total = rules.data?.total
  const today = rules.data?.today
  return (
    <>
      <ManageHead>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setChosen({ act: 'add' })}
        >
          Add shift times
        </Button>
      </ManageHead>
      <Card aria-label="Shift rules">
        <FilterBar count={total === undefined ? '' : counted(total, 'rule')}>
          <ListSearch list={list} label="Find a person" />
        </FilterBar>
        <PagedList
          query={rules}
          onPage={list.setPage}
          failure="We could not load the shift rules"
          heading="h2"
          empty={
            <Empty
              kind="search"
              title="Nobody of this name has times of their own"
              action={<Button onClick={list.clear}>Show all</Button>}
            />
          }
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((rule) => (
                <ShiftRow
                  key={rule.id}
                  rule={rule}
                  today={today ?? ''}
                  onAct={(act) => setChosen({ act, rule })}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
      {chosen?.act === 'add' && today && <ShiftDialog today={today} onClose={close} />}
      {chosen?.act === 'edit' && today && <ShiftDialog today={today} rule={chosen.rule} onClose={close} />}
      {chosen?.act === 'end' && today && <EndShiftDialog today={today} rule={chosen.rule} onClose={close} />}
      {chosen?.act === 'remove' && <RemoveShiftDialog rule={chosen.rule} onClose={close} />}
    </>
  )
}
