import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { StaffFilters } from '#ui/StaffFilters.tsx'
import { DayTimes } from '../DayTimes.tsx'
import { staffQuery } from './staffQuery.ts'

const StaffDayDialog = lazyDialog(() => import('./StaffDayDialog.tsx'), 'StaffDayDialog')

const days = ['day', 'days'] as const

/** Days that are over and have no time of going. */
export function ForgottenList({ list }: { list: ListControl }) {
  const forgotten = useRead('listForgottenCheckOuts', staffQuery(list.view))
  const [chosen, setChosen] = useState<{ personId: string; date: string }>()
  return (
    <>
      <StaffFilters list={list} total={forgotten.data?.total} unit={days} />
      <PagedList
        query={forgotten}
        onPage={list.setPage}
        failure="We could not load these days"
        heading="h2"
        empty={<Empty kind="done" title="Everybody checked out" />}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li key={`${row.personId} ${row.day.date}`}>
                <ListItem
                  lead={<Avatar name={fullName(row)} profileImage={row.profileImage} size={36} />}
                  title={fullName(row)}
                  essence={formatPlainDay(row.day.date)}
                  meta={<DayTimes day={row.day} />}
                  action={
                    <Button onClick={() => setChosen({ personId: row.personId, date: row.day.date })}>
                      Correct<span className="sr-only"> the day of {fullName(row)}</span>
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {chosen && <StaffDayDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
