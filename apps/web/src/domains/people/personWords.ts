import { employmentTypes, employmentWords, type Role, roleLabel, roles } from '@campanile/contract/roles.ts'
import type { Option } from '#ui/option.ts'
import type { PersonFacts, PersonFieldName } from './personFacts.ts'

export const roleOptions: readonly Option[] = roles.map((role) => ({
  value: role,
  label: roleLabel(role, null),
}))

export const employmentOptions: readonly Option[] = [
  { value: '', label: 'Not recorded' },
  ...employmentTypes.map((type) => ({ value: type, label: employmentWords[type] })),
]

export const numberLabel = (role: Role) => (role === 'student' ? 'Student number' : 'Staff number')

const fieldWords: Record<PersonFieldName, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  employmentType: 'Employment',
  number: 'Number',
  startsOn: 'Start date',
  endsOn: 'End date',
}

export const fieldLabel = (field: PersonFieldName) => fieldWords[field]

/** A field's value as a person reads it. */
export function personFieldText(facts: PersonFacts, field: PersonFieldName): string {
  if (field === 'role') return roleLabel(facts.role, null)
  if (field === 'employmentType')
    return facts.employmentType ? employmentWords[facts.employmentType] : 'Not recorded'
  return facts[field] ?? 'None'
}
