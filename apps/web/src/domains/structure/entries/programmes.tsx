import {
  type Programme,
  programmeInput,
  programmeSorts,
} from '@campanile/contract/structure/structure-catalogue.ts'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod/mini'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { TextField } from '#ui/TextField.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { ReferenceText } from '../ReferenceText.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'
import { m } from './messages.ts'

type Facts = z.output<typeof programmeInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  return (
    <div className="space-y-3">
      <TextField
        label={m.name()}
        autoComplete="off"
        placeholder={m.bScComputing()}
        {...register('name')}
        error={formState.errors.name?.message}
      />
      <ReferenceField name="departmentId" of="department" label={m.department()} />
    </div>
  )
}

const kind: EntryKind<Programme, Facts, (typeof programmeSorts)[number]> = {
  key: 'programme',
  listName: 'programmes',
  count: (count) => rowCounts.programmes({ count }),
  sub: m.whatProgrammesAre(),
  shape: { filters: ['state', 'departmentId'], sort: 'name' },
  sorts: programmeSorts,
  sortOptions: [
    { value: 'name', label: m.nameAToZ() },
    { value: '-name', label: m.nameZToA() },
    { value: 'department', label: m.byDepartment() },
  ],
  filters: [{ name: 'departmentId', label: m.department(), of: 'department' }],
  schema: programmeInput,
  empty: { name: '', departmentId: '' },
  factsOf: ({ name, department }) => ({ name, departmentId: department.id }),
  fields: ['name', 'departmentId'],
  labels: { name: m.name(), departmentId: m.department() },
  text: (facts, field) =>
    field === 'departmentId' ? <ReferenceText of="department" id={facts.departmentId} /> : facts.name,
  Fields,
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', head: m.name(), sortable: true, cell: ({ name }) => <CellWithSub>{name}</CellWithSub> },
    { id: 'department', head: m.department(), sortable: true, cell: ({ department }) => department.name },
    { id: 'batches', head: m.batches(), align: 'right', cell: ({ batches }) => batches },
  ],
  essence: ({ department }) => department.name,
  meta: ({ batches }) => m.batchesCounted({ batches }),
  archiving: m.archivingProgramme(),
}

export const ProgrammesScreen = () => <EntryScreen kind={kind} />
