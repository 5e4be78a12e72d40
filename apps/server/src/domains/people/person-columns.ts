import { roleLabel } from '@campanile/contract/roles.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import type { PersonRow } from './people.repo.ts'

type Described = Pick<PersonRow, 'email' | 'number' | 'role' | 'employmentType'>
type Named = Described & Pick<PersonRow, 'firstName' | 'lastName'>

/** What exports say about each person before anything else. */
export function personColumns(locale: string): Column<Named>[] {
  const shared = documentMessages(locale)
  return [
    { header: shared.lastName(), width: 20, cell: ({ lastName }) => lastName },
    { header: shared.firstName(), width: 20, cell: ({ firstName }) => firstName },
    ...describingColumns(locale),
  ]
}

/** The same without their name. */
export function describingColumns(locale: string): Column<Described>[] {
  const shared = documentMessages(locale)
  return [
    { header: shared.email(), width: 32, cell: ({ email }) => email },
    { header: shared.number(), width: 14, cell: ({ number }) => number },
    {
      header: shared.role(),
      width: 18,
      cell: ({ role, employmentType }) => roleLabel(role, employmentType, locale),
    },
  ]
}
