import { lazyScreen } from '#lib/lazyScreen.tsx'

// Dashboards, analytics and reports.

export const Dashboard = lazyScreen(() => import('#shell/Dashboard.tsx'), 'Dashboard')
const loadAnalytics = () => import('#shell/AnalyticsPage.tsx')
export const Analytics = lazyScreen(loadAnalytics, 'AnalyticsPage')
export const AnalyticsRows = lazyScreen(loadAnalytics, 'AnalyticsRowsPage')
export const Reports = lazyScreen(() => import('#domains/insight/reports/ReportsScreen.tsx'), 'ReportsScreen')
export const Cases = lazyScreen(() => import('#domains/insight/cases/CasesScreen.tsx'), 'CasesScreen')
export const Waiting = lazyScreen(() => import('#shell/waiting/WaitingPage.tsx'), 'WaitingPage')
export const ScheduledReports = lazyScreen(
  () => import('#domains/scheduled-reports/ScheduledReportsScreen.tsx'),
  'ScheduledReportsScreen',
)
