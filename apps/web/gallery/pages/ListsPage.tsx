import { useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PagedList } from '#ui/PagedList.tsx'

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
  { id: 'name', head: 'Name', sortable: true, cell: ({ name }) => name },
  { id: 'capacity', head: 'Capacity', sortable: true, align: 'right', cell: ({ capacity }) => capacity },
]
const pageSize = 10

export function ListsPage() {
  const [page, setPage] = useState(1)
  const items = rooms.slice((page - 1) * pageSize, page * pageSize)
  const data = { items, total: rooms.length, page, pageSize }
  return (
    <Card className="max-w-[720px]">
      <PagedList
        query={{ data, error: null, isPlaceholderData: false, refetch: () => {} }}
        onPage={setPage}
        failure="We couldn’t load the rooms"
        empty={<Empty kind="none" title="No rooms yet" />}
      >
        {(rows, stale) => (
          <DataTable
            label="Rooms"
            {...{ columns, rows, stale }}
            rowKey={({ id }) => id}
            item={({ name, capacity }) => (
              <ListItem title={name} chip={<Chip tone="info">{`${capacity} seats`}</Chip>} />
            )}
          />
        )}
      </PagedList>
    </Card>
  )
}
