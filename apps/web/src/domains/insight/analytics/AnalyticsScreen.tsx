import type { ExportedView } from '@campanile/contract/analytics.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { type ComponentType, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { oneOf } from '#lib/listParams.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { TabLinks } from '#ui/TabLinks.tsx'
import { AnalyticsFilters } from './AnalyticsFilters.tsx'
import { type Overview, useOverview } from './analytics.api.ts'
import {
  type AnalyticsTab,
  analyticsShape,
  analyticsTabs,
  policyOf,
  scopeOf,
  tabPath,
  termOf,
} from './analyticsView.ts'
import { comparisonOf } from './compare/comparisonQuery.ts'
import { percentWords } from './percentWords.ts'
import type { ViewProps } from './viewProps.ts'

/** Each part is fetched when it is opened. */
const views: Record<Exclude<AnalyticsTab, 'pay'>, ComponentType<ViewProps>> = {
  '': lazyScreen(() => import('./overview/OverviewView.tsx'), 'OverviewView'),
  'at-risk': lazyScreen(() => import('./risk/AtRiskView.tsx'), 'AtRiskView'),
  compare: lazyScreen(() => import('./compare/CompareView.tsx'), 'CompareView'),
  lateness: lazyScreen(() => import('./views/LatenessView.tsx'), 'LatenessView'),
  work: lazyScreen(() => import('./views/WorkView.tsx'), 'WorkView'),
  staff: lazyScreen(() => import('./views/StaffView.tsx'), 'StaffView'),
  policy: lazyScreen(() => import('./policy/PolicyView.tsx'), 'PolicyView'),
}
const RowsPanel = lazyScreen(() => import('./rows/RowsPanel.tsx'), 'RowsPanel')

/** What the export of each part holds. */
const exported: Record<AnalyticsTab, ExportedView> = {
  '': 'heatmap',
  'at-risk': 'at-risk',
  compare: 'comparison',
  lateness: 'lateness',
  work: 'correlations',
  staff: 'staff',
  pay: 'pay',
  policy: 'policy',
}

/** Parts about the marks of the term that the line names. */
const aboutTerm: ReadonlySet<AnalyticsTab> = new Set(['', 'at-risk', 'compare', 'lateness', 'work'])

function context({ term, overall, students, pending }: Overview): string {
  if (!term) return 'Figures begin with the first term.'
  const marks = overall.present + overall.late + overall.absent
  const late = pending > 0 ? ` · ${counted(pending, 'change')} still to come` : ''
  return `${term.name} · ${percentWords(overall.percentage)} of ${counted(marks, 'mark')}, ${counted(students, 'student')}, ${counted(overall.sessions, 'session')}${late}`
}

interface AnalyticsScreenProps {
  /** What pay comes to in a term. */
  Pay: ComponentType<{ termId: string | undefined }>
}

/** `/app/analytics` and its parts: the figures of a term, and what they are made of. */
export function AnalyticsScreen({ Pay }: AnalyticsScreenProps) {
  useDocumentTitle('Advanced Analytics')
  const { view: asked = '' } = useParams()
  const list = useListView(analyticsShape)
  const scope = scopeOf(list.view)
  const overview = useOverview(scope)
  const tab = oneOf(
    analyticsTabs.map(({ view }) => view),
    asked,
  )
  if (tab === undefined) return <Navigate to={tabPath('', scope)} replace />
  const View = tab === 'pay' ? null : views[tab]
  const { data, error } = overview
  return (
    <>
      <PageHead
        title="Advanced Analytics"
        sub={data && aboutTerm.has(tab) ? context(data) : 'Attendance, work, staff and pay of a term.'}
      >
        <ExportMenu
          formats={sheetFormats}
          address={(format) =>
            addressFor('exportAnalytics', {
              ...scope,
              ...(tab === 'compare' ? comparisonOf(list.view) : {}),
              ...(tab === 'policy' && data
                ? { ...policyOf(list.view), termId: termOf(tab, list.view, data) }
                : {}),
              view: exported[tab],
              format,
            })
          }
        />
      </PageHead>
      <TabLinks
        label="Analytics"
        tabs={analyticsTabs.map(({ view, label }) => ({ to: tabPath(view, scope), label }))}
      />
      {!data && !error && (
        <Card>
          <SkeletonList />
        </Card>
      )}
      {!data && error && (
        <Card>
          <LoadFailed title="We could not load the figures" error={error} onRetry={overview.refetch} />
        </Card>
      )}
      {data && !data.term && (
        <Card>
          <Empty kind="none" title="There is no term yet">
            Add a term under Class Management; figures follow its first sessions.
          </Empty>
        </Card>
      )}
      {data?.term && (
        <>
          <AnalyticsFilters list={list} overview={data} tab={tab} />
          <Suspense
            fallback={
              <Card>
                <SkeletonList />
              </Card>
            }
          >
            {View ? <View list={list} overview={data} /> : <Pay termId={data.term.id} />}
          </Suspense>
          {list.view.filters.rows && (
            <Suspense fallback={null}>
              <RowsPanel list={list} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}
