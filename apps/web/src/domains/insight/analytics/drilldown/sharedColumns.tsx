import { Link } from 'react-router'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { m } from './messages.ts'

type Count = 'present' | 'late' | 'absent' | 'excused'

const countHeads: Record<Count, string> = {
  present: m.present(),
  late: m.late(),
  absent: m.absent(),
  excused: m.excused(),
}

const countWords: Record<Count, (count: number) => string> = {
  present: (count) => m.presentCount({ count }),
  late: (count) => m.lateCount({ count }),
  absent: (count) => m.absentCount({ count }),
  excused: (count) => m.excusedCount({ count }),
}

/** How many of the records have a status. */
export const countColumn = <C extends Count>(count: C, sortable = false): Column<Record<C, number>> => ({
  id: count,
  head: countHeads[count],
  sortable,
  align: 'right',
  cell: (it) => it[count],
  phone: { meta: (it) => countWords[count](it[count]) },
})

/** The class of a row, and the way to its register. */
export const classColumn: Column<{ classId: string; courseCode: string; courseTitle: string }> = {
  id: 'class',
  head: m.class(),
  className: 'w-[30%] max-w-0',
  cell: (it) => (
    <CellWithSub sub={it.courseCode}>
      <Link to={`/app/classes/${it.classId}/report`} className="hover:underline">
        {it.courseTitle}
      </Link>
    </CellWithSub>
  ),
  phone: { essence: ({ courseTitle }) => courseTitle },
}
