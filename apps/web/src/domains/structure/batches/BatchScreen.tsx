import { type Batch, type Student, studentSorts } from '@campanile/contract/structure/structure-batches.ts'
import { ChevronLeft, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { showToast } from '#ui/toast.ts'
import { entryQuery } from '../entries/entryQuery.ts'
import { classesPath } from '../structureTabs.ts'
import { StudentPicker } from '../students/StudentPicker.tsx'
import { studentSortOptions } from '../students/studentColumns.tsx'
import { memberColumns } from './memberColumns.tsx'
import { m } from './messages.ts'

const RemoveMemberDialog = lazyDialog(() => import('./RemoveMemberDialog.tsx'), 'RemoveMemberDialog')

const shape = { filters: [], sort: 'name' }

interface BatchScreenProps {
  /** Sections about a batch from other domains. */
  children: (batch: Batch) => ReactNode
}

/** /app/classes/batches/:batchId: the students of a batch. */
export function BatchScreen({ children }: BatchScreenProps) {
  const { batchId = '' } = useParams()
  const query = useRead('readBatch', { batchId })
  useDocumentTitle(query.data?.code ?? m.classManagement())
  return (
    <LoadedPage query={query} failure={m.weCouldntLoadTheBatch()}>
      {(batch) => (
        <>
          <Members batch={batch} />
          <div className="mt-6">{children(batch)}</div>
        </>
      )}
    </LoadedPage>
  )
}

function Members({ batch }: { batch: Batch }) {
  const list = useListView(shape)
  const { page, search, sort } = entryQuery(list.view, studentSorts)
  const members = useRead('listBatchMembers', { batchId: batch.id, page, search, sort })
  const [assigning, setAssigning] = useState(false)
  const [leaving, setLeaving] = useState<Student>()
  const intake = { programme: batch.programme.name, year: batch.intakeYear }
  return (
    <>
      <Link
        to={`${classesPath}/batches`}
        className="mb-2 inline-flex items-center gap-1 text-sm font-label text-brand-ink hover:underline max-md:h-10"
      >
        <ChevronLeft size={14} aria-hidden="true" />
        {m.batches()}
      </Link>
      <PageHead title={batch.code} sub={batch.archivedAt ? m.intakeArchived(intake) : m.intake(intake)}>
        {batch.can.edit && (
          <Button
            variant="primary"
            icon={<UserPlus size={15} aria-hidden="true" />}
            onClick={() => setAssigning(true)}
          >
            {m.assignStudents()}
          </Button>
        )}
      </PageHead>
      <ListCard
        name="batch-students"
        label={m.students()}
        list={list}
        sort={sort}
        query={members}
        count={(count) => rowCounts.students({ count })}
        failure={m.weCouldntLoadTheStudents()}
        search={m.findAStudent()}
        orders={studentSortOptions}
        empty={{ title: m.noStudentsYet(), text: m.assignTheFirstStudents() }}
        columns={memberColumns(batch.can.edit ? setLeaving : undefined)}
        rowKey={({ id }) => id}
      />
      {assigning && <AssignDialog batch={batch} onClose={() => setAssigning(false)} />}
      {leaving && (
        <RemoveMemberDialog batch={batch} student={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </>
  )
}

/** Assigns students to a batch, also from other batches. */
function AssignDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const assign = useAct('addBatchMembers')
  const pick = (studentIds: string[], reason: string) =>
    assign.mutate(
      { batchId: batch.id, studentIds, ...(reason && { reason }) },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: m.studentsAreIn({ students: studentIds.length, batch: batch.code }),
          })
          onClose()
        },
      },
    )
  return (
    <StudentPicker
      title={m.assignStudentsTo({ batch: batch.code })}
      description={m.assignHint()}
      verb={(students) => m.assign({ students })}
      failed={m.theStudentsWereNotAssigned()}
      except={{ exceptBatchId: batch.id }}
      busy={assign.isPending}
      error={assign.error}
      onPick={pick}
      onClose={onClose}
    />
  )
}
