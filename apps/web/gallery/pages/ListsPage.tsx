import { useState } from 'react'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'

interface Room {
  id: string
  name: string
  capacity: number
}

const rooms: readonly Room[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(index),
  name: `Room ${index + 1}`,
  capacity: 20 + index * 5,
}))
const columns: readonly Column<Room>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name },
  { id: 'capacity', head: 'Capacity', align: 'right', cell: ({ capacity }) => capacity },
]
const pageSize = 10

export function ListsPage() {
  const [page, setPage] = useState(1)
  const items = rooms.slice((page - 1) * pageSize, page * pageSize)
  const data = { items, total: rooms.length, page, pageSize }
  return (
    <ListCard
      label="Rooms"
      list={{ setPage }}
      query={{ data, error: null, isPlaceholderData: false, refetch: () => {} }}
      failure="We couldn’t load the rooms"
      empty={{ title: 'No rooms yet' }}
      columns={columns}
      rowKey={({ id }) => id}
      head={
        <CardHead title="Rooms" hint="Without a bar: nothing is searched for or selected." className="pb-3" />
      }
      item={({ name, capacity }) => (
        <ListItem title={name} chip={<Chip tone="info">{`${capacity} seats`}</Chip>} />
      )}
      className="max-w-[720px]"
    />
  )
}
