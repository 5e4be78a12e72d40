import { studentSorts } from '@campanile/contract/structure/structure-batches.ts'
import type {
  ClassView,
  Enrolment,
  enrolmentStates,
} from '@campanile/contract/structure/structure-classes.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import type { ListFilter } from '#ui/listFilter.ts'
import { showToast } from '#ui/toast.ts'
import { entryQuery } from '../entries/entryQuery.ts'
import { studentSortOptions } from '../students/studentColumns.tsx'
import { enrolmentColumns } from './enrolmentColumns.tsx'

const StudentPicker = lazyDialog(() => import('../students/StudentPicker.tsx'), 'StudentPicker')
const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

const shape = { filters: ['students'], sort: 'name' }
const filters: readonly ListFilter[] = [
  { name: 'students', label: 'Show', unset: 'Enrolled', options: [{ value: 'left', label: 'Left' }] },
]

/** Who is enrolled in a class, by a batch or on their own, and who has left. */
export function ClassStudents({ it }: { it: ClassView }) {
  const list = useListView(shape)
  const time = useTimeFormat()
  const state: (typeof enrolmentStates)[number] = list.view.filters.students === 'left' ? 'left' : 'enrolled'
  const { page, search, sort } = entryQuery(list.view, studentSorts)
  const students = useRead('listEnrolments', { classId: it.id, page, search, sort, state })
  const withdraw = useAct('withdrawStudent')
  const [enrolling, setEnrolling] = useState(false)
  const [leaving, setLeaving] = useState<Enrolment>()
  return (
    <>
      <ListCard
        name="class-students"
        label="Students"
        list={list}
        sort={sort}
        query={students}
        unit={['student']}
        failure="We couldn’t load the students"
        search="Find a student"
        filters={filters}
        orders={studentSortOptions}
        empty={{ title: 'No students yet', text: 'Add a batch, or enrol students individually.' }}
        columns={enrolmentColumns(time, it.can.edit && state === 'enrolled' ? setLeaving : undefined)}
        rowKey={({ studentId }) => studentId}
        head={
          <CardHead
            title="Students"
            hint={`${counted(it.enrolled, 'student is', 'students are')} enrolled.`}
            className="pb-3"
          >
            {it.can.edit && (
              <Button icon={<UserPlus size={15} aria-hidden="true" />} onClick={() => setEnrolling(true)}>
                Enrol students
              </Button>
            )}
          </CardHead>
        }
      />
      {enrolling && <EnrolDialog classId={it.id} onClose={() => setEnrolling(false)} />}
      {leaving && (
        <ActDialog
          title={`Withdraw ${fullName(leaving)}?`}
          verb="Withdraw"
          busyLabel="Withdrawing"
          destructive
          act={withdraw}
          input={{ classId: it.id, studentId: leaving.studentId }}
          done={`${fullName(leaving)} is withdrawn`}
          failed={`${fullName(leaving)} was not withdrawn`}
          onClose={() => setLeaving(undefined)}
        >
          They leave this class. Their records are kept, and they can be enrolled again.
        </ActDialog>
      )}
    </>
  )
}

function EnrolDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const enrol = useAct('enrolStudents')
  const pick = (studentIds: string[]) =>
    enrol.mutate(
      { classId, studentIds },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: `${counted(studentIds.length, 'student is', 'students are')} enrolled`,
          })
          onClose()
        },
      },
    )
  return (
    <StudentPicker
      title="Enrol students"
      description="Enrolled individually: they stay when a batch leaves the class."
      verb="Enrol"
      failed="The students were not enrolled"
      except={{ exceptClassId: classId }}
      busy={enrol.isPending}
      error={enrol.error}
      onPick={pick}
      onClose={onClose}
    />
  )
}
