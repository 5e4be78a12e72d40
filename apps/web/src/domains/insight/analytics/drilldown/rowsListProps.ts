import type { ListControl } from '#lib/useListView.ts'
import type { AnalyticsTab } from '../analyticsView.ts'

/** What every list of rows is given. */
export interface RowsListProps {
  /** The URL's filters. */
  list: ListControl
  /** The part of the screen that contains the figure. */
  from: AnalyticsTab
}
