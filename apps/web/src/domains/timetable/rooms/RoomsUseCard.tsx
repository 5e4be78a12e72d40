import { type RoomUseSort, roomUseSorts } from '@campanile/contract/timetable/room-use.ts'
import { useId, useState } from 'react'
import { WithTable } from '#charts/WithTable.tsx'
import { withinLimits } from '#lib/listParams.ts'
import type { Answer } from '#lib/reads.ts'
import { roomPath } from '#lib/roomPath.ts'
import { useRead } from '#lib/useRead.ts'
import { useUrlParams } from '#lib/useUrlParams.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Pager } from '#ui/Pager.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { m } from './messages.ts'
import { RoomUseBars } from './RoomUseBars.tsx'
import { filledShare, percentOf, shareOf } from './roomFigures.ts'
import { UseTermSelect } from './UseTermSelect.tsx'

const orderWords: Record<RoomUseSort, string> = {
  '-used': m.mostUsedFirst(),
  used: m.leastUsedFirst(),
  '-filled': m.fullestFirst(),
  filled: m.emptiestFirst(),
  name: m.byName(),
}
const orders = roomUseSorts.map((value) => ({ value, label: orderWords[value] }))

/** The use of the rooms in a term that match the search. */
export function RoomsUseCard() {
  const id = useId()
  const [params, change] = useUrlParams()
  const termId = params.get('term') ?? undefined
  const { search } = withinLimits({ page: 1, search: params.get('search') ?? '' })
  const sort = roomUseSorts.find((it) => it === params.get('by')) ?? '-used'
  // The page of one list, and the first page of every other.
  const list = JSON.stringify([termId, search, sort])
  const [shown, setShown] = useState({ list, page: 1 })
  const page = shown.list === list ? shown.page : 1
  const use = useRead('listRoomUse', { sort, page, ...(search && { search }), ...(termId && { termId }) })
  const term = use.data?.term
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={m.roomUse()} hint={term && m.shareOfDaysOfRooms({ term: term.name })} />
      <div className="p-5 max-sm:p-4">
        {term && (
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <SearchInput
              label={m.findARoom()}
              value={search ?? ''}
              onChange={(value) => change((now) => (value ? now.set('search', value) : now.delete('search')))}
              className="w-64 max-md:w-full"
            />
            <UseTermSelect termId={term.id} />
            <Select
              label={m.sortBy()}
              value={sort}
              onChange={(value) => change((now) => now.set('by', value))}
              options={orders}
            />
          </div>
        )}
        <Loaded query={use} failure={m.weCouldntLoadTheUseOfRooms()} skeleton={<Skeleton className="h-72" />}>
          {(data) => <Rooms use={data} />}
        </Loaded>
      </div>
      {use.data && use.data.total > use.data.pageSize && (
        <Pager
          label={m.roomUse()}
          page={page}
          pageSize={use.data.pageSize}
          total={use.data.total}
          onPage={(next) => setShown({ list, page: next })}
        />
      )}
    </Card>
  )
}

function Rooms({ use: { term, items } }: { use: Answer<'listRoomUse'> }) {
  if (!term) return <Empty kind="none" heading="h3" title={m.noTerms()} />
  if (items.length === 0) return <Empty kind="none" heading="h3" title={m.noRoomFits()} />
  return (
    <WithTable
      label={m.roomUse()}
      heads={[m.room(), m.minimumSeats(), m.used(), m.seatsFilled(), m.sessions(), m.exams()]}
      rows={items.map((it) => [
        it.name,
        it.capacity,
        percentOf(shareOf(it)),
        percentOf(filledShare(it, it.capacity)),
        it.sessions,
        it.exams,
      ])}
      links={items.map(({ id }) => roomPath(id))}
    >
      <RoomUseBars rooms={items} />
    </WithTable>
  )
}
