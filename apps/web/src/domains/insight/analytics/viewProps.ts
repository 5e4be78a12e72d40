import type { ListControl } from '#lib/useListView.ts'
import type { Overview } from './analytics.api.ts'

/** What every part of the screen is given. */
export interface ViewProps {
  /** The URL's filters. */
  list: ListControl
  /** Not there while it loads, and when it could not be loaded: the other parts stay. */
  overview: Overview | undefined
}
