import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import type { TimeFormat } from '#lib/time.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'
import { PersonActs } from './PersonActs.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { PersonStatus } from './PersonStatus.tsx'
import { actsFor, type PersonAct } from './personAct.ts'

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
      ...aboutPerson((it) => ({
        personId: it.id,
        name: fullName(it),
        personRole: it.role,
        profileImage: it.profileImage,
        face: it.faceRegistered,
        sub: it.number,
      })),
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
      id: 'batch',
      head: m.batch(),
      className: 'max-xl:hidden',
      cell: ({ batch }) =>
        batch && (
          <span className="block max-w-44">
            <CellWithSub sub={batch.programme}>{batch.code}</CellWithSub>
          </span>
        ),
      phone: { meta: ({ batch }) => batch?.code },
    },
    {
      id: 'department',
      head: m.department(),
      className: 'max-2xl:hidden',
      cell: ({ department }) => <span className="block max-w-44 truncate">{department?.name}</span>,
    },
    {
      id: 'status',
      head: m.status(),
      cell: (person) => (
        <PersonStatus person={person} today={time.dayOf(now)} onAct={(act) => onAct(act, person)} />
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
      cell: (person) => <PersonActs person={person} onAct={(act) => onAct(act, person)} />,
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
