import { studentSorts } from '@campanile/contract/structure/structure-batches.ts'
import type {
  ClassView,
  Enrolment,
  enrolmentStates,
} from '@campanile/contract/structure/structure-classes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useListView } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { showToast } from '#ui/toast.ts'
import { entryQuery } from '../entries/entryQuery.ts'
import { ListStates } from '../ListStates.tsx'
import { useStructureChange } from '../structure.api.ts'
import { EnrolmentFilters } from './EnrolmentFilters.tsx'
import { EnrolmentTable } from './EnrolmentTable.tsx'

const StudentPicker = lazyDialog(() => import('../students/StudentPicker.tsx'), 'StudentPicker')
const RemoveStudentDialog = lazyDialog(
  () => import('../students/RemoveStudentDialog.tsx'),
  'RemoveStudentDialog',
)

const shape = { filters: ['students'], sort: 'name' }

/** Who is enrolled in a class, by a batch or on their own, and who has left. */
export function ClassStudents({ it }: { it: ClassView }) {
  const list = useListView(shape)
  const state: (typeof enrolmentStates)[number] = list.view.filters.students === 'left' ? 'left' : 'enrolled'
  const { page, search, sort } = entryQuery(list.view, studentSorts)
  const query = { classId: it.id, page, search, sort, state }
  const students = useQuery({
    queryKey: ['structure', 'enrolment', 'list', query],
    queryFn: ({ signal }) => api.listEnrolments(query, { signal }),
    placeholderData: keepPreviousData,
  })
  const [enrolling, setEnrolling] = useState(false)
  const [leaving, setLeaving] = useState<Enrolment>()
  return (
    <Card aria-labelledby="class-students">
      <CardHead
        id="class-students"
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
      <EnrolmentFilters list={list} state={state} total={students.data?.total} />
      <ListStates
        list={list}
        query={students}
        many="students"
        none="Add a batch, or enrol students on their own."
      >
        {(rows) => (
          <EnrolmentTable
            rows={rows}
            list={list}
            stale={students.isPlaceholderData}
            onWithdraw={it.can.edit && state === 'enrolled' ? setLeaving : undefined}
          />
        )}
      </ListStates>
      {enrolling && <EnrolDialog classId={it.id} onClose={() => setEnrolling(false)} />}
      {leaving && (
        <RemoveStudentDialog
          name={fullName(leaving)}
          verb="Withdraw"
          busyLabel="Withdrawing"
          consequence="They leave this class. What was recorded of them stays, and they can be enrolled again."
          done="is withdrawn"
          failed="was not withdrawn"
          remove={() => api.withdrawStudent({ classId: it.id, studentId: leaving.studentId })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Card>
  )
}

function EnrolDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const enrol = useStructureChange((studentIds: string[]) => api.enrolStudents({ classId, studentIds }))
  const pick = (studentIds: string[]) =>
    enrol.mutate(studentIds, {
      onSuccess: () => {
        void showToast({
          type: 'success',
          title: `${counted(studentIds.length, 'student is', 'students are')} enrolled`,
        })
        onClose()
      },
    })
  return (
    <StudentPicker
      title="Enrol students"
      description="On their own: they stay when a batch leaves the class."
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
