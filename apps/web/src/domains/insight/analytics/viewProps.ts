import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'

/** Props of every part of the screen. */
export interface ViewProps {
  /** The URL's filters. */
  list: ListControl
  /** Not there while it loads, and when it could not be loaded: the other parts stay. */
  overview: Answer<'readAnalyticsOverview'> | undefined
}
