import { type Batch, type Student, studentSorts } from '@campanile/contract/structure/structure-batches.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { entryQuery } from '../entries/entryQuery.ts'
import { ListStates } from '../ListStates.tsx'
import { classesPath } from '../structureTabs.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { MemberFilters } from './MemberFilters.tsx'
import { MemberTable } from './MemberTable.tsx'

const RemoveStudentDialog = lazyDialog(
  () => import('../students/RemoveStudentDialog.tsx'),
  'RemoveStudentDialog',
)

const shape = { filters: [], sort: 'name' }

/** /app/classes/batches/:batchId: the students of a batch. */
export function BatchScreen() {
  const { batchId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['structure', 'batch', batchId],
    queryFn: ({ signal }) => api.readBatch({ batchId }, { signal }),
  })
  useDocumentTitle(data?.code ?? 'Class Management')
  if (error && !data) {
    return <LoadFailed title="We could not load the batch" error={error} heading="h1" onRetry={refetch} />
  }
  return data ? <Members batch={data} /> : <SkeletonPage />
}

function Members({ batch }: { batch: Batch }) {
  const list = useListView(shape)
  const { page, search, sort } = entryQuery(list.view, studentSorts)
  const query = { batchId: batch.id, page, search, sort }
  const members = useQuery({
    queryKey: ['structure', 'member', 'list', query],
    queryFn: ({ signal }) => api.listBatchMembers(query, { signal }),
    placeholderData: keepPreviousData,
  })
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
      <Card aria-label="Students">
        <MemberFilters list={list} total={members.data?.total} />
        <ListStates
          list={list}
          query={members}
          many="students"
          none="Assign the first students to this batch."
        >
          {(rows) => (
            <MemberTable
              rows={rows}
              list={list}
              stale={members.isPlaceholderData}
              onRemove={batch.can.edit ? setLeaving : undefined}
            />
          )}
        </ListStates>
      </Card>
      {assigning && <AssignDialog batch={batch} onClose={() => setAssigning(false)} />}
      {leaving && (
        <RemoveStudentDialog
          name={fullName(leaving)}
          verb="Remove"
          busyLabel="Removing"
          consequence={`They leave ${batch.code} and the current classes they are enrolled in by it. What was recorded of them stays.`}
          done={`is no longer in ${batch.code}`}
          failed="was not removed"
          remove={() => api.removeBatchMember({ batchId: batch.id, studentId: leaving.id })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
