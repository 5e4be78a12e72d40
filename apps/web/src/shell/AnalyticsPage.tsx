import { AnalyticsScreen } from '#domains/insight/analytics/AnalyticsScreen.tsx'
import { RowsScreen } from '#domains/insight/analytics/drilldown/RowsScreen.tsx'
import { lazyScreen } from '#lib/lazyScreen.tsx'

const PayTotals = lazyScreen(() => import('#domains/payroll/totals/PayTotals.tsx'), 'PayTotals')
const PaidSlips = lazyScreen(() => import('#domains/payroll/totals/PaidSlips.tsx'), 'PaidSlips')

/** `/app/analytics`, put together from figures of attendance and of pay. */
export const AnalyticsPage = () => <AnalyticsScreen Pay={PayTotals} />

/** `/app/analytics/rows/…`: the records behind a figure. */
export const AnalyticsRowsPage = () => <RowsScreen Payslips={PaidSlips} />
