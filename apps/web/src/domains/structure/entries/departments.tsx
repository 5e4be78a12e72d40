import {
  type Department,
  departmentInput,
  departmentSorts,
} from '@campanile/contract/structure/structure-catalogue.ts'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod/mini'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { TextField } from '#ui/TextField.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'
import { m } from './messages.ts'

type Facts = z.output<typeof departmentInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  return (
    <TextField
      label={m.name()}
      autoComplete="off"
      {...register('name')}
      error={formState.errors.name?.message}
    />
  )
}

const kind: EntryKind<Department, Facts, (typeof departmentSorts)[number]> = {
  key: 'department',
  listName: 'departments',
  count: (count) => rowCounts.departments({ count }),
  sub: m.whatDepartmentsAre(),
  shape: { filters: ['state'], sort: 'name' },
  sorts: departmentSorts,
  sortOptions: [
    { value: 'name', label: m.nameAToZ() },
    { value: '-name', label: m.nameZToA() },
  ],
  filters: [],
  schema: departmentInput,
  empty: { name: '' },
  factsOf: ({ name }) => ({ name }),
  fields: ['name'],
  labels: { name: m.name() },
  text: ({ name }) => name,
  Fields,
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', head: m.name(), sortable: true, cell: ({ name }) => <CellWithSub>{name}</CellWithSub> },
    { id: 'programmes', head: m.programmes(), align: 'right', cell: ({ programmes }) => programmes },
    { id: 'courses', head: m.courses(), align: 'right', cell: ({ courses }) => courses },
  ],
  essence: ({ programmes, courses }) => m.programmesAndCourses({ programmes, courses }),
  meta: () => null,
  archiving: m.archivingDepartment(),
}

export const DepartmentsScreen = () => <EntryScreen kind={kind} />
