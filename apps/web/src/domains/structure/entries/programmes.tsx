import {
  type Programme,
  programmeInput,
  programmeSorts,
} from '@campanile/contract/structure/structure-catalogue.ts'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod/mini'
import { counted } from '#lib/counted.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { ReferenceText } from '../ReferenceText.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'

type Facts = z.output<typeof programmeInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  return (
    <div className="space-y-3">
      <TextField
        label="Name"
        autoComplete="off"
        placeholder="BSc Computing"
        {...register('name')}
        error={formState.errors.name?.message}
      />
      <ReferenceField name="departmentId" of="department" label="Department" />
    </div>
  )
}

const kind: EntryKind<Programme, Facts, (typeof programmeSorts)[number]> = {
  key: 'programme',
  one: 'programme',
  many: 'programmes',
  sub: 'Programmes of study, with one batch a year.',
  shape: { filters: ['state', 'departmentId'], sort: 'name' },
  sorts: programmeSorts,
  sortOptions: [
    { value: 'name', label: 'Name, A to Z' },
    { value: '-name', label: 'Name, Z to A' },
    { value: 'department', label: 'By department' },
  ],
  filters: [{ name: 'departmentId', label: 'Department', of: 'department' }],
  schema: programmeInput,
  empty: { name: '', departmentId: '' },
  factsOf: ({ name, department }) => ({ name, departmentId: department.id }),
  fields: ['name', 'departmentId'],
  labels: { name: 'Name', departmentId: 'Department' },
  text: (facts, field) =>
    field === 'departmentId' ? <ReferenceText of="department" id={facts.departmentId} /> : facts.name,
  Fields,
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', head: 'Name', sortable: true, cell: ({ name }) => <CellWithSub>{name}</CellWithSub> },
    { id: 'department', head: 'Department', sortable: true, cell: ({ department }) => department.name },
    { id: 'batches', head: 'Batches', align: 'right', cell: ({ batches }) => batches },
  ],
  essence: ({ department }) => department.name,
  meta: ({ batches }) => counted(batches, 'batch', 'batches'),
  archiving: 'It can no longer be selected for batches. Its name can’t be reused.',
}

export const ProgrammesScreen = () => <EntryScreen kind={kind} />
