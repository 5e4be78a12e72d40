import { type ComponentType, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { oneOf } from '#lib/listParams.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { type ListControl, useListView } from '#lib/useListView.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { analyticsTabs, scopeOf, tabPath } from '../analyticsView.ts'
import { m } from './messages.ts'
import type { RowsListProps } from './rowsListProps.ts'
import { type RowKind, rowKinds, rowsShape } from './rowsView.ts'

/** Each list is fetched when it is opened. */
const lists: Record<Exclude<RowKind, 'payslips'>, ComponentType<RowsListProps>> = {
  sessions: lazyScreen(() => import('./SessionList.tsx'), 'SessionList'),
  records: lazyScreen(() => import('./RecordList.tsx'), 'RecordList'),
  students: lazyScreen(() => import('./StudentList.tsx'), 'StudentList'),
  enrolments: lazyScreen(() => import('./EnrolmentList.tsx'), 'EnrolmentList'),
  'staff-days': lazyScreen(() => import('./StaffDayList.tsx'), 'StaffDayList'),
}

const titles: Record<RowKind, string> = {
  sessions: m.sessionsBehindThisFigure(),
  records: m.recordsBehindThisFigure(),
  students: m.studentsBehindThisFigure(),
  enrolments: m.studentsInClassesBehindThisFigure(),
  'staff-days': m.staffDaysBehindThisFigure(),
  payslips: m.payslipsBehindThisTotal(),
}

interface RowsScreenProps {
  /** The payslips behind a sum of pay. */
  Payslips: ComponentType<{ list: ListControl; termId: string | undefined }>
}

/** `/app/analytics/rows/…`: the records behind a figure. */
export function RowsScreen({ Payslips }: RowsScreenProps) {
  const { rows } = useParams()
  const kind = oneOf(rowKinds, rows)
  const list = useListView(rowsShape)
  const scope = scopeOf(list.view)
  useDocumentTitle(kind ? titles[kind] : m.advancedAnalytics())
  if (!kind) return <Navigate to={tabPath('', scope)} replace />
  const part = analyticsTabs.find(({ view }) => view === (list.view.filters.from ?? '')) ?? analyticsTabs[0]
  // A filter by a row of the comparison would also filter the comparison itself.
  const { termId } = scope
  const back = part.view === 'compare' ? { ...(termId && { termId }) } : scope
  const List = kind === 'payslips' ? null : lists[kind]
  return (
    <>
      <BackLink to={tabPath(part.view, back)}>{part.label}</BackLink>
      <PageHead title={titles[kind]} />
      <Suspense
        fallback={
          <Card>
            <SkeletonList />
          </Card>
        }
      >
        {List ? <List list={list} from={part.view} /> : <Payslips list={list} termId={termId} />}
      </Suspense>
    </>
  )
}
