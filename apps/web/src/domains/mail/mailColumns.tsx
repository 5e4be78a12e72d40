import type { Mail, MailState } from '@campanile/contract/mail/mail.ts'
import { fullName } from '#lib/session.ts'
import type { TimeFormat } from '#lib/time.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { type MailAct, MailActions } from './MailActions.tsx'
import { mailDetail, mailKindWords, mailStateLooks } from './mailWords.ts'
import { m } from './messages.ts'

/** The recipient of a message; the account may have been deleted. */
export const readerOf = ({ person }: Mail) => (person ? fullName(person) : m.deletedAccount())

const Reader = ({ mail }: { mail: Mail }) => <PersonLink personId={mail.person?.id} name={readerOf(mail)} />

export const mailColumns = (time: TimeFormat, onAct: (act: MailAct, mail: Mail) => void): Column<Mail>[] => [
  {
    id: 'to',
    head: m.to(),
    className: 'w-[28%] max-w-0',
    cell: (mail) => (
      <CellWithSub sub={mail.person && <Verbatim>{mail.person.email}</Verbatim>}>
        <Reader mail={mail} />
      </CellWithSub>
    ),
    phone: {
      title: (mail) => <Reader mail={mail} />,
      essence: ({ person }) => person && <Verbatim>{person.email}</Verbatim>,
    },
  },
  {
    id: 'kind',
    head: m.kind(),
    className: 'whitespace-nowrap',
    cell: ({ kind }) => mailKindWords[kind],
    phone: 'meta',
  },
  {
    id: 'state',
    head: m.state(),
    className: 'w-[34%]',
    cell: (mail) => (
      <>
        <MailStateChip state={mail.state} />
        <span className="tnum mt-0.5 block text-sm text-ink-3">{mailDetail(mail, time)}</span>
      </>
    ),
    phone: {
      chip: ({ state }) => <MailStateChip state={state} />,
      meta: (mail) => <span className="tnum">{mailDetail(mail, time)}</span>,
    },
  },
  {
    id: 'written',
    head: m.created(),
    className: 'max-lg:hidden whitespace-nowrap',
    cell: ({ createdAt }) => <span className="tnum">{time.dateTime(createdAt)}</span>,
    phone: 'meta',
  },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-36',
    cell: (mail) => <MailActions mail={mail} onAct={(act) => onAct(act, mail)} />,
    phone: 'action',
  },
]

function MailStateChip({ state }: { state: MailState }) {
  const { label, tone, glyph } = mailStateLooks[state]
  return (
    <Chip tone={tone} glyph={glyph}>
      {label}
    </Chip>
  )
}
