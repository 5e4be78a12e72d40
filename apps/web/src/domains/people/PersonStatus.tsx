import type { Person } from '@campanile/contract/people/people.ts'
import { Chip } from '#ui/Chip.tsx'
import { datesNote } from './memberDates.ts'
import { m } from './messages.ts'
import { NewAdminNote } from './NewAdminNote.tsx'
import { PersonStatusChip } from './PersonStatusChip.tsx'
import type { PersonAct } from './personAct.ts'

interface PersonStatusProps {
  person: Person
  /** The institution's day. */
  today: string
  onAct: (act: PersonAct) => void
}

/** The state of an account, and what an admin has to know or do about it. */
export const PersonStatus = ({ person, today, onAct }: PersonStatusProps) => (
  <span className="flex flex-wrap items-center gap-1 max-md:justify-end">
    <PersonStatusChip status={person.status} />
    <DatesNote person={person} today={today} />
    {person.newAdminUntil && (
      <NewAdminNote
        until={person.newAdminUntil}
        onVouch={person.can.vouch ? () => onAct('vouch') : undefined}
      />
    )}
    {person.faceInReview && (
      <Chip tone="warn" glyph="clock">
        {m.faceToCheck()}
      </Chip>
    )}
  </span>
)

const DatesNote = ({ person, today }: Pick<PersonStatusProps, 'person' | 'today'>) => {
  const note = datesNote(person, today)
  return note && <span className="text-xs text-ink-3">{note}</span>
}
