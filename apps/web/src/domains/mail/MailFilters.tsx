import { mailKinds } from '@campanile/contract/mail/mail.ts'
import { counted } from '#lib/counted.ts'
import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { kindWords } from './mailWords.ts'

const kinds = mailKinds.map((value) => ({ value, label: kindWords[value] }))

interface MailFiltersProps {
  list: ListControl
  mails: Answer<'listMails'> | undefined
}

/** What narrows the list. */
export function MailFilters({ list, mails }: MailFiltersProps) {
  return (
    <FilterBar count={mails ? counted(mails.total, 'message') : ''}>
      <ListSearch list={list} label="Find by name or address" />
      <FilterSelect list={list} name="kind" label="Kind" options={kinds} />
    </FilterBar>
  )
}
