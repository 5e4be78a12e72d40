import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { Plus, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { adminSettingsPath } from '#lib/settingsPath.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useListView } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AssignmentFilters } from './AssignmentFilters.tsx'
import { AssignmentItem } from './AssignmentItem.tsx'
import type { AssignmentAct } from './AssignmentMenu.tsx'
import { assignmentColumns } from './assignmentColumns.tsx'
import { assignmentsQuery, assignmentsShape } from './assignmentsQuery.ts'
import { useTeachingBase } from './useTeachingBase.ts'

const AssignmentActDialog = lazyDialog(() => import('./AssignmentActDialog.tsx'), 'AssignmentActDialog')
const AssignmentPanel = lazyDialog(() => import('./AssignmentPanel.tsx'), 'AssignmentPanel')

const minute = 60_000

/** The assignments of those who run them: all of the campus, or of my classes. */
export function TaughtAssignments() {
  const { path, title } = useTeachingBase()
  const list = useListView(assignmentsShape)
  const assignments = useRead('listAssignments', assignmentsQuery(list.view))
  const isAdmin = useUser().role === 'admin'
  const [creating, setCreating] = useFlagParam('new')
  const [chosen, setChosen] = useState<{ act: AssignmentAct; assignment: Assignment }>()
  const time = useTimeFormat()
  const now = useNow(minute)
  const act = (name: AssignmentAct, assignment: Assignment) => setChosen({ act: name, assignment })
  return (
    <>
      <PageHead title={title} sub="Set work, see who has handed in, mark it and give it back.">
        {isAdmin && (
          <Link to={adminSettingsPath.requests} className={buttonClass('secondary', 'md')}>
            <SlidersHorizontal size={15} aria-hidden="true" />
            File size
          </Link>
        )}
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          New assignment
        </Button>
      </PageHead>
      <Card aria-label="Assignments">
        <AssignmentFilters list={list} total={assignments.data?.total} />
        <PagedList
          query={assignments}
          onPage={list.setPage}
          failure="We could not load the assignments"
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'none'}
              title={list.narrowed ? 'No assignment fits these filters' : 'No work is set yet'}
              action={
                list.narrowed ? (
                  <Button onClick={list.clear}>Clear filters</Button>
                ) : (
                  <Button onClick={() => setCreating(true)}>Set the first</Button>
                )
              }
            />
          }
        >
          {(rows, stale) => (
            <DataTable
              label="Assignments"
              columns={assignmentColumns({ base: path, time, now, onAct: act })}
              rows={rows}
              rowKey={({ id }) => id}
              sort={list.view.sort}
              onSort={list.sortBy}
              stale={stale}
              item={(row) => <AssignmentItem assignment={row} base={path} onAct={(name) => act(name, row)} />}
            />
          )}
        </PagedList>
      </Card>
      {creating && <AssignmentPanel onClose={() => setCreating(false)} />}
      {chosen && <AssignmentActDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
