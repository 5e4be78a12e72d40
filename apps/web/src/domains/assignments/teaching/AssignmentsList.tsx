import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { type ReactNode, useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useListView } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import type { Option } from '#ui/option.ts'
import { usualTermFilter } from '#ui/terms/usualTerm.tsx'
import { useClassFilter, useTermFilter } from '../useClassFilters.ts'
import type { AssignmentAct } from './AssignmentMenu.tsx'
import { stateOptions } from './AssignmentStateChip.tsx'
import { assignmentColumns } from './assignmentColumns.tsx'
import { assignmentsNarrowing, assignmentsQuery, assignmentsShape } from './assignmentsQuery.ts'
import { m } from './messages.ts'
import { useTeachingBase } from './useTeachingBase.ts'

const AssignmentActDialog = lazyDialog(() => import('./AssignmentActDialog.tsx'), 'AssignmentActDialog')
const AssignmentPanel = lazyDialog(() => import('./AssignmentPanel.tsx'), 'AssignmentPanel')

const minute = 60_000
const orders: readonly Option[] = [
  { value: 'upcoming', label: m.nextDueFirst() },
  { value: '-dueAt', label: m.latestDueFirst() },
  { value: 'dueAt', label: m.earliestDueFirst() },
  { value: 'title', label: m.titleAToZ() },
  { value: 'class', label: m.classAToZ() },
]

interface AssignmentsListProps {
  /** Only those of one class; a new one belongs to this class. */
  classId?: string
  /** Above the list. */
  head?: ReactNode
}

/** Assignments with their progress, and the form of a new one, which `new` in the address opens. */
export function AssignmentsList({ classId, head }: AssignmentsListProps) {
  const { path } = useTeachingBase()
  const list = useListView(assignmentsShape)
  const isAdmin = useUser().role === 'admin'
  const byTerm = isAdmin && !classId
  const query = { ...assignmentsQuery(list.view, { byTerm }), ...(classId && { classId }) }
  const assignments = useRead('listAssignments', query)
  const termFilter = usualTermFilter(list, useTermFilter())
  const classFilter = useClassFilter(!classId)
  const [creating, setCreating] = useFlagParam('new')
  const [chosen, setChosen] = useState<{ act: AssignmentAct; assignment: Assignment }>()
  const time = useTimeFormat()
  const now = useNow(minute)
  const act = (name: AssignmentAct, assignment: Assignment) => setChosen({ act: name, assignment })
  const columns = assignmentColumns({ base: path, time, now, onAct: act })
  return (
    <>
      <ListCard
        name={classId ? 'class-assignments' : 'assignments'}
        head={head}
        label={m.assignments()}
        list={list}
        sort={query.sort}
        query={assignments}
        count={(count) => rowCounts.assignments({ count })}
        failure={m.weCouldntLoadTheAssignments()}
        search={m.findAnAssignment()}
        filters={[
          ...(byTerm ? [termFilter] : []),
          ...(classId ? [] : [classFilter]),
          { name: 'state', label: m.state(), options: stateOptions, unset: m.inUse() },
          { name: 'to-mark', label: m.marking(), options: [{ value: '1', label: m.workToMark() }] },
        ]}
        orders={classId ? orders.filter(({ value }) => value !== 'class') : orders}
        actions={
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportAssignments', { ...assignmentsNarrowing(query), format })}
          />
        }
        empty={{
          title: m.noAssignmentsYet(),
          action: <Button onClick={() => setCreating(true)}>{m.setAnAssignment()}</Button>,
        }}
        columns={classId ? columns.filter(({ id }) => id !== 'class') : columns}
        rowKey={({ id }) => id}
      />
      {creating && <AssignmentPanel {...(classId && { classId })} onClose={() => setCreating(false)} />}
      {chosen && <AssignmentActDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
