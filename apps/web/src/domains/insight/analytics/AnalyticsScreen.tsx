import { documentFormats } from '@campanile/contract/documents.ts'
import { type ComponentType, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { type ListView, oneOf } from '#lib/listParams.ts'
import type { Answer } from '#lib/reads.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { AnalyticsFilters } from './AnalyticsFilters.tsx'
import {
  type AnalyticsTab,
  analyticsShape,
  analyticsTabs,
  policyOf,
  riskAsked,
  scopeOf,
  tabPath,
  termOf,
} from './analyticsView.ts'
import { comparisonOf } from './compare/comparisonQuery.ts'
import { type RowsPart, rowsPath } from './drilldown/rowsView.ts'
import { m } from './messages.ts'
import { TermLine } from './TermLine.tsx'
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

/** The contents of a part's file; each card of the overview has its own. */
function fileOf(tab: AnalyticsTab, view: ListView, overview: Answer<'readAnalyticsOverview'> | undefined) {
  const scope = scopeOf(view)
  switch (tab) {
    case '':
      return null
    case 'at-risk':
      return { ...riskAsked(view), view: 'at-risk' } as const
    case 'compare':
      return { ...scope, ...comparisonOf(view), view: 'comparison' } as const
    case 'lateness':
      return { ...scope, view: 'lateness' } as const
    case 'work':
      return { ...scope, view: 'correlations' } as const
    case 'staff':
    case 'pay':
      return { termId: scope.termId, view: tab }
    case 'policy': {
      const termId = overview && termOf(tab, view, overview)
      return { ...scope, ...policyOf(view), ...(termId && { termId }), view: tab }
    }
  }
}

/** Parts about the marks of the term that the line names. */
const aboutTerm: ReadonlySet<AnalyticsTab> = new Set(['', 'at-risk', 'compare', 'lateness', 'work'])

/** Pay is not emailed, and rules are tested rather than watched. */
const sentRegularly: ReadonlySet<AnalyticsTab> = new Set(['at-risk', 'compare', 'lateness', 'work', 'staff'])

const titleOf = (tab: AnalyticsTab) => analyticsTabs.find(({ view }) => view === tab)?.label ?? ''

/** The input of an export as texts. */
const textsOf = (input: object) =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

interface PayProps {
  termId: string | undefined
  /** A link to the payslips behind a total. */
  slipsOf: (part: RowsPart) => string
}

interface AnalyticsScreenProps {
  /** Pay totals of a term. */
  Pay: ComponentType<PayProps>
}

/** `/app/analytics` and its parts: the figures of a term, and the data behind them. */
export function AnalyticsScreen({ Pay }: AnalyticsScreenProps) {
  useDocumentTitle(m.advancedAnalytics())
  const { view: asked = '' } = useParams()
  const list = useListView(analyticsShape)
  const scope = scopeOf(list.view)
  const overview = useRead('readAnalyticsOverview', scope)
  const tab = oneOf(
    analyticsTabs.map(({ view }) => view),
    asked,
  )
  if (tab === undefined) return <Navigate to={tabPath('', scope)} replace />
  const View = tab === 'pay' ? null : views[tab]
  const { data, error } = overview
  const file = fileOf(tab, list.view, data)
  const { termId } = scope
  const ofTerm = termId ? { termId } : {}
  return (
    <>
      <PageHead
        title={m.advancedAnalytics()}
        sub={
          data && aboutTerm.has(tab) ? (
            <TermLine overview={data} scope={scope} from={tab} />
          ) : (
            m.whatIsAnalysed()
          )
        }
      >
        {file && data?.term !== null && (
          <ExportMenu
            formats={documentFormats}
            address={(format) => addressFor('exportAnalytics', { ...file, format })}
            {...(sentRegularly.has(tab) && {
              scheduled: { report: 'exportAnalytics', input: textsOf(file), name: titleOf(tab) },
            })}
          />
        )}
      </PageHead>
      <TabNav
        label={m.analytics()}
        tabs={analyticsTabs.map(({ view, label }) => ({ to: tabPath(view, scope), label }))}
      />
      {!data && error && (
        <Card className="mb-5">
          <LoadFailed title={m.weCouldntLoadTheTerms()} error={error} onRetry={overview.refetch} />
        </Card>
      )}
      {data && !data.term && (
        <Card>
          <Empty kind="none" title={m.noTermsYet()}>
            {m.addATerm()}
          </Empty>
        </Card>
      )}
      {data?.term && <AnalyticsFilters list={list} overview={data} tab={tab} />}
      {/* Rules are tested on an earlier term, not the current one named in the overview. */}
      {(data?.term || (!data && (error || tab !== 'policy'))) && (
        <Suspense
          fallback={
            <Card>
              <SkeletonList />
            </Card>
          }
        >
          {View ? (
            <View list={list} overview={data} />
          ) : (
            <Pay termId={termId} slipsOf={(part) => rowsPath('payslips', 'pay', ofTerm, part)} />
          )}
        </Suspense>
      )}
    </>
  )
}
