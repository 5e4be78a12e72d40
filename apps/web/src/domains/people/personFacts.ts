import type { createPersonInput, Person } from '@campanile/contract/people/people.ts'
import type { z } from 'zod/mini'

/** The values of a person that an admin sets. */
export type PersonFacts = z.output<typeof createPersonInput>
export type PersonFieldName = keyof PersonFacts

/** In the order in which the form shows them. */
export const personFields = [
  'firstName',
  'lastName',
  'email',
  'role',
  'employmentType',
  'number',
  'phone',
  'departmentId',
  'startsOn',
  'endsOn',
] as const satisfies readonly PersonFieldName[]

export const factsOf = ({
  firstName,
  lastName,
  email,
  role,
  employmentType,
  number,
  phone,
  department,
  startsOn,
  endsOn,
}: Person): PersonFacts => ({
  firstName,
  lastName,
  email,
  role,
  employmentType,
  number,
  phone,
  // That of a student follows from the batch.
  departmentId: role === 'student' ? null : (department?.id ?? null),
  startsOn,
  endsOn,
})

/** Students can’t have an employment type or a department of their own, even if the two edits together would result in one. */
export const consistent = <T extends PersonFacts>(facts: T): T =>
  facts.role === 'student' ? { ...facts, employmentType: null, departmentId: null } : facts
