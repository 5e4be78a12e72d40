import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import type { ButtonSize } from '#ui/buttonClass.ts'
import { hidden } from '#ui/hidden.tsx'
import { m } from './messages.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { actsFor, type PersonAct } from './personAct.ts'

interface PersonActsProps {
  person: Person
  size?: ButtonSize
  onAct: (act: PersonAct) => void
}

/** The main action, with the others in the menu. */
export function PersonActs({ person, size = 'sm', onAct }: PersonActsProps) {
  const acts = actsFor(person)
  return (
    <span className="flex items-center justify-end gap-1">
      {acts.includes('edit') && (
        <Button size={size} onClick={() => onAct('edit')}>
          {m.editButton({ name: fullName(person), hidden })}
        </Button>
      )}
      <PersonMenu person={person} acts={acts.filter((act) => act !== 'edit')} onAct={onAct} />
    </span>
  )
}
