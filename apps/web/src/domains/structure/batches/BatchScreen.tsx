import { type Batch, type Student, studentSorts } from '@campanile/contract/structure/structure-batches.ts'
import { ChevronLeft, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { entryQuery } from '../entries/entryQuery.ts'
import { classesPath } from '../structureTabs.ts'
import { studentSortOptions } from '../students/studentColumns.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { memberColumns } from './memberColumns.tsx'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

const shape = { filters: [], sort: 'name' }

/** /app/classes/batches/:batchId: the students of a batch. */
export function BatchScreen() {
  const { batchId = '' } = useParams()
  const { data, error, refetch } = useRead('readBatch', { batchId })
  useDocumentTitle(data?.code ?? 'Class Management')
  if (error && !data) {
    return <LoadFailed title="We couldn’t load the batch" error={error} heading="h1" onRetry={refetch} />
  }
  return data ? <Members batch={data} /> : <SkeletonPage />
}

function Members({ batch }: { batch: Batch }) {
  const list = useListView(shape)
  const { page, search, sort } = entryQuery(list.view, studentSorts)
  const members = useRead('listBatchMembers', { batchId: batch.id, page, search, sort })
  const remove = useAct('removeBatchMember')
  const [assigning, setAssigning] = useState(false)
  const [leaving, setLeaving] = useState<Student>()
  return (
    <>
      <Link
        to={`${classesPath}/batches`}
        className="mb-2 inline-flex items-center gap-1 text-sm font-label text-brand-ink hover:underline max-md:h-10"
      >
        <ChevronLeft size={14} aria-hidden="true" />
        Batches
      </Link>
      <PageHead
        title={batch.code}
        sub={`${batch.programme.name}, intake ${batch.intakeYear}${batch.archivedAt ? ', archived' : ''}`}
      >
        {batch.can.edit && (
          <Button
            variant="primary"
            icon={<UserPlus size={15} aria-hidden="true" />}
            onClick={() => setAssigning(true)}
          >
            Assign students
          </Button>
        )}
      </PageHead>
      <ListCard
        name="batch-students"
        label="Students"
        list={list}
        sort={sort}
        query={members}
        unit={['student']}
        failure="We couldn’t load the students"
        search="Find a student"
        orders={studentSortOptions}
        empty={{ title: 'No students yet', text: 'Assign the first students to this batch.' }}
        columns={memberColumns(batch.can.edit ? setLeaving : undefined)}
        rowKey={({ id }) => id}
      />
      {assigning && <AssignDialog batch={batch} onClose={() => setAssigning(false)} />}
      {leaving && (
        <ActDialog
          title={`Remove ${fullName(leaving)}?`}
          verb="Remove"
          busyLabel="Removing"
          destructive
          act={remove}
          input={{ batchId: batch.id, studentId: leaving.id }}
          done={`${fullName(leaving)} is no longer in ${batch.code}`}
          failed={`${fullName(leaving)} was not removed`}
          onClose={() => setLeaving(undefined)}
        >
          They leave {batch.code} and the classes it enrols them in. Their records are kept.
        </ActDialog>
      )}
    </>
  )
}
