import { csvLayouts } from '@campanile/contract/imports/import-columns.ts'
import { createPersonInput } from '@campanile/contract/people/people.ts'
import { employmentTypes, roles } from '@campanile/contract/roles.ts'
import { m } from '../problems.messages.ts'
import { type CsvFormat, cell, withoutMissing } from './csv-format.ts'
import type { Values } from './csv-lines.ts'
import { parsed } from './parsed.ts'
import { RejectedLine } from './unreadable.ts'

const requireKnown = <T extends string>(known: readonly T[], value: string, column: string): T => {
  const plain = value.toLowerCase().replaceAll(/[\s_]+/g, '-')
  const found = known.find((it) => it === plain)
  if (found) return found
  throw new RejectedLine(m.notOneOf({ column, value, known: known.join(', ') }))
}

function read(values: Values) {
  const role = requireKnown(roles, values.role ?? '', 'role')
  const employment = cell(values, 'employmentType')
  const person = parsed(createPersonInput, {
    email: values.email,
    firstName: values.firstname,
    lastName: values.lastname,
    role,
    employmentType: employment ? requireKnown(employmentTypes, employment, 'employmentType') : null,
    number: cell(values, 'number') ?? null,
    phone: cell(values, 'phone') ?? null,
    startsOn: cell(values, 'startsOn') ?? undefined,
    endsOn: cell(values, 'endsOn') ?? null,
  })
  const batch = cell(values, 'batch')
  if (batch && role !== 'student') throw new RejectedLine(m.batchOfStudent())
  const department = cell(values, 'department')
  if (department && role === 'student') throw new RejectedLine(m.departmentOfStudent())
  const data = withoutMissing({
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    role,
    employment_type: employment === undefined ? undefined : person.employmentType,
    number: cell(values, 'number') === undefined ? undefined : person.number,
    phone: cell(values, 'phone') === undefined ? undefined : (person.phone ?? null),
    // An empty cell leaves the start date as it is: everyone has one.
    starts_on: person.startsOn,
    ends_on: cell(values, 'endsOn') === undefined ? undefined : (person.endsOn ?? null),
  })
  return [
    {
      kind: 'person' as const,
      key: person.email,
      label: `${person.firstName} ${person.lastName}, ${person.email}`,
      data,
      refs: {
        ...(batch !== undefined && { batch_id: batch?.toLowerCase() ?? null }),
        ...(department !== undefined && { department_id: department?.toLowerCase() ?? null }),
      },
    },
  ]
}

/** People, matched by email address. */
export const peopleCsv: CsvFormat = {
  file: 'people.csv',
  kind: 'person',
  columns: csvLayouts.people.columns,
  read,
}
