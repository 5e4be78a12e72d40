import { asId } from '#lib/asId.ts'
import { everyValue, type ListView } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '../Button.tsx'
import type { ChoiceFilter } from '../listFilter.ts'
import { m } from './messages.ts'

/** Filters that say which rows are wanted, of whatever term. */
const otherwiseNarrowed = ['class', 'from', 'to']

/**
 * Whether a list shows current and later terms if no term is selected. With a search, a class or days, it covers
 * all terms.
 */
const hasUsualTerm = ({ search, filters }: ListView) =>
  search === '' && !otherwiseNarrowed.some((name) => filters[name])

/** The terms of a list, for its query. */
export function termsAsked(view: ListView) {
  const { term } = view.filters
  const termId = asId(term)
  const isUsual = hasUsualTerm(view) && term !== everyValue && termId === undefined
  return { termId, ...(isUsual && { fromCurrentTerm: true }) }
}

/** The same filter with a default, which is always visible in it. */
export function usualTermFilter({ view }: ListControl, filter: ChoiceFilter): ChoiceFilter {
  if (!hasUsualTerm(view)) return { ...filter, unset: m.allTerms() }
  return {
    ...filter,
    unset: m.currentAndLater(),
    options: [{ value: everyValue, label: m.allTerms() }, ...filter.options],
  }
}

/** For a list that is empty because of the default. */
export const ShowAllTerms = ({ list }: { list: ListControl }) => (
  <Button onClick={() => list.setFilter('term', everyValue)}>{m.showAllTerms()}</Button>
)
