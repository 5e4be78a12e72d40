import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'

/** What every part of the screen is given. */
export interface ViewProps {
  /** The URL's filters. */
  list: ListControl
  /** Not there while it loads, and when it could not be loaded: the other parts stay. */
  overview: Answer<'readAnalyticsOverview'> | undefined
}
