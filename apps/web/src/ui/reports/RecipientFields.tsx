import { fullName, useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { CheckField } from '../CheckField.tsx'
import { m } from './messages.ts'

interface RecipientFieldsProps {
  selected: readonly string[]
  onChange: (ids: string[]) => void
}

/** Other admins who get the report. */
export function RecipientFields({ selected, onChange }: RecipientFieldsProps) {
  const me = useUser().id
  const { data, error } = useRead('listPeople', { role: 'admin', status: 'active', pageSize: 100 })
  const others = data?.items.filter(({ id }) => id !== me) ?? []
  if (error && !data) return <p className="text-sm text-ink-2">{m.couldntLoadAdmins()}</p>
  if (others.length === 0) return null
  return (
    <fieldset className="mt-4">
      <legend className="text-base font-label text-ink">{m.alsoTo()}</legend>
      <p className="mb-2 text-sm text-ink-3">{m.alsoToHelp()}</p>
      <div className="grid gap-2">
        {others.map((person) => (
          <CheckField
            key={person.id}
            label={fullName(person)}
            checked={selected.includes(person.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...selected, person.id] : selected.filter((id) => id !== person.id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
