import type { ListControl } from '#lib/useListView.ts'
import type { AnalyticsTab } from '../analyticsView.ts'

/** Props of every list of records. */
export interface RowsListProps {
  /** The URL's filters. */
  list: ListControl
  /** The part of the screen that contains the figure. */
  from: AnalyticsTab
}
