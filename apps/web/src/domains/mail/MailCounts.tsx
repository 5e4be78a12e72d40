import { mailStates } from '@campanile/contract/mail/mail.ts'
import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'
import { CountStrip } from '#ui/CountStrip.tsx'
import { mailQuery } from './mailQuery.ts'
import { stateLooks } from './mailWords.ts'

interface MailCountsProps {
  list: ListControl
  mails: Answer<'listMails'> | undefined
}

/** How many messages are in which state. */
export const MailCounts = ({ list, mails }: MailCountsProps) => (
  <CountStrip
    label="Messages by state"
    counts={mailStates.map((value) => ({ value, count: mails?.counts[value], ...stateLooks[value] }))}
    chosen={mailQuery(list.view).state ?? ''}
    onChoose={(value) => list.setFilter('state', value)}
  />
)
