import type { Mail } from '@campanile/contract/mail/mail.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import type { ListControl } from '#lib/useListView.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { type MailAct, MailActions } from './MailActions.tsx'
import { MailStateChip } from './MailStateChip.tsx'
import { mailColumns, readerOf } from './mailColumns.tsx'
import { kindWords, mailDetail } from './mailWords.ts'

interface MailListProps {
  list: ListControl
  mails: UseQueryResult<Answer<'listMails'>>
  onAct: (act: MailAct, mail: Mail) => void
}

const Nothing = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <Empty kind="search" title="No message is like this">
      Choose another state or search for something else.
    </Empty>
  ) : (
    <Empty kind="none" title="No mail yet">
      Invitations, password resets and notifications stand here on their way out.
    </Empty>
  )

/** The messages, the latest first. */
export function MailList({ list, mails, onAct }: MailListProps) {
  const time = useTimeFormat()
  return (
    <PagedList
      query={mails}
      onPage={list.setPage}
      failure="We could not load the outgoing mail"
      heading="h2"
      empty={<Nothing narrowed={list.narrowed} />}
    >
      {(rows, stale) => (
        <DataTable
          label="Outgoing mail"
          columns={mailColumns(time, onAct)}
          rows={rows}
          rowKey={({ id }) => id}
          stale={stale}
          item={(mail) => (
            <ListItem
              title={readerOf(mail)}
              chip={<MailStateChip state={mail.state} />}
              essence={mail.person?.email}
              meta={
                <span className="tnum">
                  {kindWords[mail.kind]}, {time.dateTime(mail.createdAt)}
                  <span className="block">{mailDetail(mail, time)}</span>
                </span>
              }
              action={<MailActions mail={mail} onAct={(act) => onAct(act, mail)} />}
            />
          )}
        />
      )}
    </PagedList>
  )
}
