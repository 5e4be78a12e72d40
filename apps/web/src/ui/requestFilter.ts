import { everyValue } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import type { ChoiceFilter } from './listFilter.ts'
import { m } from './messages.ts'

/** The status of requests in a queue, which shows pending ones unless another is selected (`usualFilter`). */
export function requestFilter<T extends string>(list: ListControl, words: Record<T | 'pending', string>) {
  const isSearch = list.view.search !== ''
  const options = Object.entries<string>(words)
    .map(([value, label]) => ({ value, label }))
    .filter(({ value }) => isSearch || value !== 'pending')
  const filter: ChoiceFilter = {
    name: 'status',
    label: m.status(),
    unset: isSearch ? m.all() : words.pending,
    options: isSearch ? options : [...options, { value: everyValue, label: m.all() }],
  }
  return {
    filter,
    /** Selects a status; '' for all. */
    onStatus: (status: T | 'pending' | '') => {
      const usual = isSearch ? '' : 'pending'
      list.setFilter('status', status === usual ? '' : status || everyValue)
    },
  }
}
