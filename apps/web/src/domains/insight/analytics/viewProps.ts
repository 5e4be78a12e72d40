import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'

/** Props of every part of the screen. */
export interface ViewProps {
  /** The URL's filters. */
  list: ListControl
  /** Undefined while it loads, and if it could not be loaded: the other parts are still shown. */
  overview: Answer<'readAnalyticsOverview'> | undefined
}
