import type { Person } from '@campanile/contract/people/people.ts'
import { personStatusWords } from '@campanile/contract/people/person-words.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { datesNote } from './memberDates.ts'
import { m } from './messages.ts'
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

interface NewAdminNoteProps {
  until: string
  /** Absent where the reader can't vouch. */
  onVouch: (() => void) | undefined
}

/** "New admin until 24 Nov 2026, 18:48", and the way to vouch. */
function NewAdminNote({ until, onVouch }: NewAdminNoteProps) {
  const { dateTime } = useTimeFormat()
  return (
    <span className="text-sm text-warn-ink">
      {m.newAdminUntil({ dateTime: dateTime(until) })}{' '}
      {onVouch && (
        <button type="button" className="min-h-6 font-label underline" onClick={onVouch}>
          {m.vouch()}
        </button>
      )}
    </span>
  )
}

const looks: Record<Person['status'], { tone: Tone; glyph: ChipGlyphName }> = {
  active: { tone: 'ok', glyph: 'tick' },
  invited: { tone: 'warn', glyph: 'clock' },
  left: { tone: 'idle', glyph: 'dash' },
  disabled: { tone: 'bad', glyph: 'cross' },
  archived: { tone: 'idle', glyph: 'dash' },
}

const PersonStatusChip = ({ status }: Pick<Person, 'status'>) => (
  <Chip {...looks[status]}>{personStatusWords[status]}</Chip>
)
