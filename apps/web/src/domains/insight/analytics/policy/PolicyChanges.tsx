import type { ChangedEnrolment } from '@campanile/contract/analytics/policy-simulation.ts'
import { documentFormats } from '@campanile/contract/documents.ts'
import { addressFor } from '#lib/api.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useReadPages } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { policyOf, type Scope } from '../analyticsView.ts'
import { MoreRows } from '../MoreRows.tsx'
import { percentWords } from '../percentWords.ts'
import { m } from './messages.ts'

const options = [
  { value: 'newly-below', label: m.wouldFallBelow() },
  { value: 'no-longer-below', label: m.wouldRiseAbove() },
] as const

const Student = ({ it }: { it: ChangedEnrolment }) => (
  <PersonLink personId={it.studentId} name={it.studentName} />
)
const Class = ({ it }: { it: ChangedEnrolment }) => (
  <ClassLink classId={it.classId}>{`${it.courseCode} ${it.courseTitle}`}</ClassLink>
)
const changeOf = (it: ChangedEnrolment) =>
  m.fromTo({ from: percentWords(it.percentage), to: percentWords(it.percentageTried) })

const columns: Column<ChangedEnrolment>[] = [
  {
    id: 'student',
    head: m.student(),
    cell: (it) => (
      <CellWithSub sub={joinFacts(it.number, it.batch)}>
        <Student it={it} />
      </CellWithSub>
    ),
  },
  { id: 'class', head: m.class(), cell: (it) => <Class it={it} /> },
  { id: 'change', head: m.attendance(), align: 'right', cell: changeOf },
]

interface PolicyChangesProps {
  list: ListControl
  scope: Scope
}

/** Students whom the simulated rules would move below or above the requirement. */
export function PolicyChanges({ list, scope }: PolicyChangesProps) {
  const change = list.view.filters.change === 'no-longer-below' ? 'no-longer-below' : 'newly-below'
  const asked = { ...scope, ...policyOf(list.view), change } as const
  const query = useReadPages('listPolicyChanges', asked)
  return (
    <Card aria-labelledby="changed" className="overflow-hidden">
      <CardHead id="changed" title={m.affectedStudents()} hint={m.affectedStudentsHint()} className="pb-3">
        <ExportMenu
          formats={documentFormats}
          label={m.exportAffectedStudents()}
          address={(format) => addressFor('exportAnalytics', { ...asked, view: 'policy-changes', format })}
        />
      </CardHead>
      <div className="px-5 pb-4 max-sm:px-4">
        <Segmented
          label={m.change()}
          value={change}
          onChange={(value) => list.setFilter('change', value)}
          options={options}
        />
      </div>
      <Loaded query={query} failure={m.weCouldntLoadTheStudents()}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) return <Empty kind="done" heading="h3" title={m.noStudentsAffected()} />
          return (
            <DataTable
              label={m.affectedStudents()}
              columns={columns}
              rows={rows}
              stale={query.isPlaceholderData}
              rowKey={({ studentId, classId }) => `${studentId} ${classId}`}
              item={(it) => (
                <ListItem
                  title={<Student it={it} />}
                  chip={<span className="tnum text-sm font-title">{changeOf(it)}</span>}
                  essence={<Class it={it} />}
                  meta={joinFacts(it.number, it.batch)}
                />
              )}
            />
          )
        }}
      </Loaded>
      <MoreRows query={query} />
    </Card>
  )
}
