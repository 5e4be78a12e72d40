import { AnalyticsScreen } from '#domains/insight/analytics/AnalyticsScreen.tsx'
import { lazyScreen } from '#lib/lazyScreen.tsx'

const PayTotals = lazyScreen(() => import('#domains/payroll/totals/PayTotals.tsx'), 'PayTotals')

/** `/app/analytics`, put together from figures of attendance and of pay. */
export const AnalyticsPage = () => <AnalyticsScreen Pay={PayTotals} />
