import { studentSorts } from '@campanile/contract/structure/structure-batches.ts'
import type {
  ClassView,
  Enrolment,
  enrolmentStates,
} from '@campanile/contract/structure/structure-classes.ts'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import type { ListFilter } from '#ui/listFilter.ts'
import { showToast } from '#ui/toast.ts'
import { entryQuery } from '../entries/entryQuery.ts'
import { studentSortOptions } from '../students/studentColumns.tsx'
import { enrolmentColumns } from './enrolmentColumns.tsx'
import { m } from './messages.ts'

const StudentPicker = lazyDialog(() => import('../students/StudentPicker.tsx'), 'StudentPicker')
const WithdrawDialog = lazyDialog(() => import('./WithdrawDialog.tsx'), 'WithdrawDialog')

const shape = { filters: ['students'], sort: 'name' }
const filters: readonly ListFilter[] = [
  { name: 'students', label: m.show(), unset: m.enrolled(), options: [{ value: 'left', label: m.left() }] },
]

interface ClassStudentsProps {
  it: ClassView
  /** Actions on all students, from other domains. */
  actions?: ReactNode
}

/** The students enrolled in a class, by batch or individually, and those who have left. */
export function ClassStudents({ it, actions }: ClassStudentsProps) {
  const list = useListView(shape)
  const time = useTimeFormat()
  const state: (typeof enrolmentStates)[number] = list.view.filters.students === 'left' ? 'left' : 'enrolled'
  const { page, search, sort } = entryQuery(list.view, studentSorts)
  const students = useRead('listEnrolments', { classId: it.id, page, search, sort, state })
  const [enrolling, setEnrolling] = useState(false)
  const [leaving, setLeaving] = useState<Enrolment>()
  return (
    <>
      <ListCard
        name="class-students"
        label={m.students()}
        list={list}
        sort={sort}
        query={students}
        count={(count) => rowCounts.students({ count })}
        failure={m.weCouldntLoadTheStudents()}
        search={m.findAStudent()}
        filters={filters}
        orders={studentSortOptions}
        empty={{ title: m.noStudentsYet(), text: m.addABatchOrEnrolStudents() }}
        columns={enrolmentColumns(time, it.can.edit && state === 'enrolled' ? setLeaving : undefined)}
        rowKey={({ studentId }) => studentId}
        head={
          <CardHead
            title={m.students()}
            hint={m.studentsAreEnrolled({ students: it.enrolled })}
            className="pb-3"
          >
            {actions}
            {it.can.edit && (
              <Button icon={<UserPlus size={15} aria-hidden="true" />} onClick={() => setEnrolling(true)}>
                {m.enrolStudents()}
              </Button>
            )}
          </CardHead>
        }
      />
      {enrolling && <EnrolDialog classId={it.id} onClose={() => setEnrolling(false)} />}
      {leaving && <WithdrawDialog classId={it.id} student={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function EnrolDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const enrol = useAct('enrolStudents')
  const pick = (studentIds: string[], reason: string) =>
    enrol.mutate(
      { classId, studentIds, ...(reason && { reason }) },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: m.studentsNowEnrolled({ students: studentIds.length }),
          })
          onClose()
        },
      },
    )
  return (
    <StudentPicker
      title={m.enrolStudents()}
      description={m.enrolHint()}
      verb={(students) => m.enrol({ students })}
      failed={m.theStudentsWereNotEnrolled()}
      except={{ exceptClassId: classId }}
      busy={enrol.isPending}
      error={enrol.error}
      onPick={pick}
      onClose={onClose}
    />
  )
}
