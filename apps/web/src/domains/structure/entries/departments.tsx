import {
  type Department,
  departmentInput,
  departmentSorts,
} from '@campanile/contract/structure/structure-catalogue.ts'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod/mini'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'

type Facts = z.output<typeof departmentInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  return (
    <TextField label="Name" autoComplete="off" {...register('name')} error={formState.errors.name?.message} />
  )
}

const kind: EntryKind<Department, Facts, (typeof departmentSorts)[number]> = {
  key: 'department',
  one: 'department',
  many: 'departments',
  sub: 'The parts of the institution that run programmes and courses.',
  shape: { filters: ['state'], sort: 'name' },
  sorts: departmentSorts,
  sortOptions: [
    { value: 'name', label: 'Name, A to Z' },
    { value: '-name', label: 'Name, Z to A' },
  ],
  filters: [],
  schema: departmentInput,
  empty: { name: '' },
  factsOf: ({ name }) => ({ name }),
  fields: ['name'],
  labels: { name: 'Name' },
  text: ({ name }) => name,
  Fields,
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', head: 'Name', sortable: true, cell: ({ name }) => <CellWithSub>{name}</CellWithSub> },
    { id: 'programmes', head: 'Programmes', align: 'right', cell: ({ programmes }) => programmes },
    { id: 'courses', head: 'Courses', align: 'right', cell: ({ courses }) => courses },
  ],
  essence: ({ programmes, courses }) => `${programmes} programmes, ${courses} courses`,
  meta: () => null,
  archiving: 'It can no longer be selected for programmes and courses. Its name can’t be reused.',
}

export const DepartmentsScreen = () => <EntryScreen kind={kind} />
