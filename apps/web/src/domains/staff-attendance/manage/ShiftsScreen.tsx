import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { ManageStaffHead } from './ManageStaffHead.tsx'
import { m } from './messages.ts'
import { ShiftRow } from './ShiftRow.tsx'
import { staffQuery } from './staffQuery.ts'

const EndShiftDialog = lazyDialog(() => import('./EndShiftDialog.tsx'), 'EndShiftDialog')
const RemoveShiftDialog = lazyDialog(() => import('./RemoveShiftDialog.tsx'), 'RemoveShiftDialog')
const ShiftDialog = lazyDialog(() => import('./ShiftDialog.tsx'), 'ShiftDialog')

const shape = { filters: [], sort: '' }

type Chosen = { act: 'add' } | { act: 'edit' | 'end' | 'remove'; rule: ShiftRule }

/** `/app/manage-attendance/shifts`: when people work, the institution’s times first. */
export function ShiftsScreen() {
  useDocumentTitle(m.manageStaffAttendance())
  const list = useListView(shape)
  const { page, search } = staffQuery(list.view)
  const rules = useRead('listShiftRules', { page, search })
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => setChosen(undefined)
  const today = rules.data?.today
  return (
    <>
      <ManageStaffHead>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setChosen({ act: 'add' })}
        >
          {m.addShiftTimes()}
        </Button>
      </ManageStaffHead>
      <ListCard
        name="shifts"
        label={m.shiftRules()}
        list={list}
        query={rules}
        count={(count) => rowCounts.rules({ count })}
        failure={m.couldNotLoadShiftRules()}
        search={m.findAPerson()}
        empty={{ title: m.noShiftRulesYet() }}
        rowKey={({ id }) => id}
        item={(rule) => (
          <ShiftRow rule={rule} today={today ?? ''} onAct={(act) => setChosen({ act, rule })} />
        )}
      />
      {chosen?.act === 'add' && today && <ShiftDialog today={today} onClose={close} />}
      {chosen?.act === 'edit' && today && <ShiftDialog today={today} rule={chosen.rule} onClose={close} />}
      {chosen?.act === 'end' && today && <EndShiftDialog today={today} rule={chosen.rule} onClose={close} />}
      {chosen?.act === 'remove' && <RemoveShiftDialog rule={chosen.rule} onClose={close} />}
    </>
  )
}
