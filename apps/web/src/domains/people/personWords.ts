import { employmentTypes, employmentWords, type Role, roleLabel, roles } from '@campanile/contract/roles.ts'
import type { Option } from '#ui/option.ts'
import { m } from './messages.ts'
import type { PersonFacts, PersonFieldName } from './personFacts.ts'

export const roleOptions: readonly Option[] = roles.map((role) => ({
  value: role,
  label: roleLabel(role, null),
}))

export const employmentOptions: readonly Option[] = [
  { value: '', label: m.notRecorded() },
  ...employmentTypes.map((type) => ({ value: type, label: employmentWords[type] })),
]

export const numberLabel = (role: Role) => (role === 'student' ? m.studentNumber() : m.staffNumber())

const fieldWords: Record<PersonFieldName, string> = {
  firstName: m.firstName(),
  lastName: m.lastName(),
  email: m.email(),
  role: m.role(),
  employmentType: m.employment(),
  number: m.number(),
  phone: m.phone(),
  departmentId: m.department(),
  startsOn: m.startDate(),
  endsOn: m.endDate(),
}

export const fieldLabel = (field: PersonFieldName) => fieldWords[field]

/** The fields whose value says it all; a department is an id. */
export type PersonTextField = Exclude<PersonFieldName, 'departmentId'>

/** A field's value as a person reads it. */
export function personFieldText(facts: PersonFacts, field: PersonTextField): string {
  if (field === 'role') return roleLabel(facts.role, null)
  if (field === 'employmentType')
    return facts.employmentType ? employmentWords[facts.employmentType] : m.notRecorded()
  return facts[field] ?? m.none()
}
