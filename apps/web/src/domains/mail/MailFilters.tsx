import { mailKinds } from '@campanile/contract/mail.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import type { useMails } from './mail.api.ts'
import { mailQuery } from './mailQuery.ts'
import { kindWords, messagesText } from './mailWords.ts'

const all = 'all'
const kinds = [
  { value: all, label: 'All' },
  ...mailKinds.map((value) => ({ value, label: kindWords[value] })),
]

interface MailFiltersProps {
  list: ListControl
  mails: ReturnType<typeof useMails>['data']
}

/** What narrows the list. */
export function MailFilters({ list, mails }: MailFiltersProps) {
  const query = mailQuery(list.view)
  return (
    <FilterBar count={mails ? messagesText(mails.total) : ''}>
      <SearchInput
        value={list.view.search}
        onChange={list.setSearch}
        label="Find by name or address"
        className="w-64 max-md:w-full"
      />
      <Select
        label="Kind"
        prefix="Kind"
        value={query.kind ?? all}
        onChange={(value) => list.setFilter('kind', value === all ? '' : value)}
        options={kinds}
      />
    </FilterBar>
  )
}
