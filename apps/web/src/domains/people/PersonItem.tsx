import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { datesNote } from './memberDates.ts'
import { NewAdminNote } from './NewAdminNote.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { PersonStatusChip } from './PersonStatusChip.tsx'
import { actsFor, type PersonAct } from './personAct.ts'

interface PersonItemProps {
  person: Person
  /** "18 November 2026" */
  added: string
  /** The institution's day. */
  today: string
  onAct: (act: PersonAct) => void
}

/** A person on a phone. */
export const PersonItem = ({ person, added, today, onAct }: PersonItemProps) => (
  <ListItem
    lead={
      <Avatar
        name={fullName(person)}
        profileImage={person.profileImage}
        size={36}
        face={person.faceRegistered}
      />
    }
    title={fullName(person)}
    chip={<PersonStatusChip status={person.status} />}
    essence={person.email}
    meta={
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <RoleBadge role={person.role} employmentType={person.employmentType} />
        {person.number && <span>{person.number}</span>}
        <span>Added {added}</span>
        <span>{datesNote(person, today)}</span>
        {person.newAdminUntil && (
          <NewAdminNote
            until={person.newAdminUntil}
            onVouch={person.can.vouch ? () => onAct('vouch') : undefined}
          />
        )}
        {person.faceInReview && <span className="font-label text-warn-ink">Face to check</span>}
      </span>
    }
    action={
      <span className="-mr-2.5 -mt-2">
        <PersonMenu person={person} acts={actsFor(person)} onAct={onAct} />
      </span>
    }
  />
)
