import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { staffRoleFilter } from '#ui/staffRoleFilter.ts'
import { DayTimes } from '../DayTimes.tsx'
import { m } from './messages.ts'
import { staffQuery } from './staffQuery.ts'

const StaffDayDialog = lazyDialog(() => import('./StaffDayDialog.tsx'), 'StaffDayDialog')

/** Days that are over and have no time of going. */
export function ForgottenList({ label, list }: { label: string; list: ListControl }) {
  const forgotten = useRead('listForgottenCheckOuts', staffQuery(list.view))
  const [chosen, setChosen] = useState<{ personId: string; date: string }>()
  return (
    <>
      <ListCard
        name="corrections"
        label={label}
        list={list}
        query={forgotten}
        count={(count) => rowCounts.days({ count })}
        failure={m.couldNotLoadDays()}
        search={m.findAPerson()}
        filters={[staffRoleFilter]}
        empty={{ kind: 'done', title: m.everyoneCheckedOut() }}
        rowKey={({ personId, day }) => `${personId} ${day.date}`}
        item={(row) => (
          <ListItem
            lead={<Avatar name={fullName(row)} profileImage={row.profileImage} size={36} />}
            title={<PersonLink personId={row.personId} name={fullName(row)} personRole={row.role} />}
            essence={formatPlainDay(row.day.date)}
            meta={<DayTimes day={row.day} />}
            action={
              <Button onClick={() => setChosen({ personId: row.personId, date: row.day.date })}>
                {m.correctDayOf({
                  fullName: fullName(row),
                  hidden: hidden,
                })}
              </Button>
            }
          />
        )}
      />
      {chosen && <StaffDayDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
