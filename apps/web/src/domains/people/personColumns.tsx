import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import type { TimeFormat } from '#lib/time.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { PersonCell } from '#ui/PersonCell.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { datesNote } from './memberDates.ts'
import { m } from './messages.ts'
import { NewAdminNote } from './NewAdminNote.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { PersonStatusChip } from './PersonStatusChip.tsx'
import { actsFor, type PersonAct } from './personAct.ts'

const NameCell = ({ person }: { person: Person }) => (
  <PersonCell
    name={fullName(person)}
    profileImage={person.profileImage}
    face={person.faceRegistered}
    sub={person.number}
  />
)

const StatusCell = ({ person, today, onAct }: StatusCellProps) => (
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

const DatesNote = ({ person, today }: { person: Person; today: string }) => {
  const note = datesNote(person, today)
  return note && <span className="text-xs text-ink-3">{note}</span>
}

interface StatusCellProps extends ActsCellProps {
  /** The institution's day. */
  today: string
}

interface ActsCellProps {
  person: Person
  onAct: (act: PersonAct) => void
}

/** The usual act in sight, the others in the menu. */
function ActsCell({ person, onAct }: ActsCellProps) {
  const acts = actsFor(person)
  return (
    <span className="flex items-center justify-end gap-1">
      {acts.includes('edit') && (
        <Button size="sm" onClick={() => onAct('edit')}>
          {m.editButton({ name: fullName(person), hidden })}
        </Button>
      )}
      <PersonMenu person={person} acts={acts.filter((act) => act !== 'edit')} onAct={onAct} />
    </span>
  )
}

interface ColumnOptions {
  time: TimeFormat
  now: Date
  onAct: (act: PersonAct, person: Person) => void
}

export function personColumns({ time, now, onAct }: ColumnOptions): Column<Person>[] {
  return [
    {
      id: 'name',
      head: m.name(),
      sortable: true,
      className: 'w-[30%] max-w-0',
      cell: (person) => <NameCell person={person} />,
      phone: {
        lead: (it) => (
          <Avatar name={fullName(it)} profileImage={it.profileImage} size={36} face={it.faceRegistered} />
        ),
        title: fullName,
      },
    },
    {
      id: 'email',
      head: m.email(),
      sortable: true,
      className: 'w-[28%] max-w-0',
      cell: ({ email }) => <Verbatim block>{email}</Verbatim>,
      phone: { essence: ({ email }) => <Verbatim>{email}</Verbatim> },
    },
    {
      id: 'role',
      head: m.role(),
      cell: ({ role, employmentType }) => <RoleBadge role={role} employmentType={employmentType} />,
      phone: {
        meta: ({ role, employmentType, number }) => (
          <>
            <RoleBadge role={role} employmentType={employmentType} /> {number}
          </>
        ),
      },
    },
    {
      id: 'status',
      head: m.status(),
      cell: (person) => (
        <StatusCell person={person} today={time.dayOf(now)} onAct={(act) => onAct(act, person)} />
      ),
      phone: 'chip',
    },
    {
      id: 'createdAt',
      head: m.added(),
      sortable: true,
      className: 'max-lg:hidden whitespace-nowrap',
      cell: ({ createdAt }) => (
        <>
          <span className="block">{time.dateWithYear(createdAt)}</span>
          {time.ago(createdAt, now) !== time.date(createdAt) && (
            <span className="block text-xs text-ink-3">{time.ago(createdAt, now)}</span>
          )}
        </>
      ),
      phone: { meta: ({ createdAt }) => m.addedOn({ date: time.dateWithYear(createdAt) }) },
    },
    {
      id: 'acts',
      head: m.actions(),
      headHidden: true,
      className: 'w-px',
      cell: (person) => <ActsCell person={person} onAct={(act) => onAct(act, person)} />,
      phone: {
        action: (person) => (
          <span className="-me-2.5 -mt-2">
            <PersonMenu person={person} acts={actsFor(person)} onAct={(act) => onAct(act, person)} />
          </span>
        ),
      },
    },
  ]
}
