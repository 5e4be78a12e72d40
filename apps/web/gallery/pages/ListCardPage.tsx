import { ApiError } from '@campanile/contract/client.ts'
import { errorMessage } from '@campanile/contract/error-messages.ts'
import { useState } from 'react'
import { useListView } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { showToast } from '#ui/toast.ts'

interface Room {
  id: string
  name: string
  building: string
  capacity: number
  isOpen: boolean
}

const buildings = ['Main building', 'Library', 'Science block']
const rooms: readonly Room[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(index),
  name: `Room ${index + 1}`,
  building: buildings[index % 3]!,
  capacity: 20 + index * 5,
  isOpen: index % 4 !== 3,
}))
const pageSize = 10
const columns: readonly Column<Room>[] = [
  { id: 'name', head: 'Name', sortable: true, cell: ({ name }) => name, phone: 'title' },
  { id: 'building', head: 'Building', cell: ({ building }) => building, phone: 'essence' },
  {
    id: 'capacity',
    head: 'Seats',
    sortable: true,
    align: 'right',
    cell: ({ capacity }) => capacity,
    phone: { meta: ({ capacity }) => `${capacity} seats` },
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ isOpen }) => <Chip tone={isOpen ? 'ok' : 'idle'}>{isOpen ? 'Open' : 'Closed'}</Chip>,
    phone: 'chip',
  },
  {
    id: 'act',
    head: 'Actions',
    headHidden: true,
    className: 'w-px',
    cell: ({ name }) => (
      <Button size="sm" onClick={() => showToast({ type: 'info', title: `${name} is opened` })}>
        Open<span className="sr-only"> {name}</span>
      </Button>
    ),
    phone: 'action',
  },
]
const shape = { filters: ['building'], sort: 'name' }
const states = [
  { value: 'rows', label: 'Rows' },
  { value: 'loading', label: 'Loading' },
  { value: 'failure', label: 'Failure' },
  { value: 'empty', label: 'Nothing' },
] as const

function foundRooms({ search, filters, sort }: ReturnType<typeof useListView>['view']) {
  const [column, factor] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1]
  return rooms
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .filter(({ building }) => !filters.building || building === filters.building)
    .toSorted((one, other) =>
      column === 'capacity'
        ? factor * (one.capacity - other.capacity)
        : factor * one.name.localeCompare(other.name, 'en', { numeric: true }),
    )
}

export function ListCardPage() {
  const list = useListView(shape)
  const [state, setState] = useState<(typeof states)[number]['value']>('rows')
  const found = state === 'empty' ? [] : foundRooms(list.view)
  const { page } = list.view
  const items = found.slice((page - 1) * pageSize, page * pageSize)
  const query = {
    data: state === 'rows' || state === 'empty' ? { items, total: found.length, page, pageSize } : undefined,
    error: state === 'failure' ? new ApiError('unavailable', errorMessage('unavailable', 'en-GB')) : null,
    isPlaceholderData: false,
    refetch: () => setState('rows'),
  }
  return (
    <>
      <Segmented label="State" value={state} onChange={setState} options={states} className="mb-6" />
      <ListCard
        name="gallery-rooms"
        label="Rooms"
        list={list}
        query={query}
        count={(count) => rowCounts.rooms({ count })}
        failure="We couldn’t load the rooms"
        search="Find a room"
        filters={[
          {
            name: 'building',
            label: 'Building',
            options: buildings.map((value) => ({ value, label: value })),
          },
        ]}
        orders={[
          { value: 'name', label: 'Name, A to Z' },
          { value: '-capacity', label: 'Largest first' },
        ]}
        empty={{ title: 'No rooms yet', text: 'Add the first room to begin.' }}
        columns={columns}
        rowKey={({ id }) => id}
        selection={{
          nameOf: ({ name }) => name,
          canSelect: ({ isOpen }) => isOpen,
          bar: (selected, clear) => (
            <Button
              onClick={() => {
                void showToast({ type: 'success', title: `${selected.length} rooms are closed` })
                clear()
              }}
            >
              Close rooms
            </Button>
          ),
        }}
      />
    </>
  )
}
