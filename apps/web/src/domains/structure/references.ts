import type { Person } from '@campanile/contract/people/people.ts'
import type { Batch } from '@campanile/contract/structure/structure-batches.ts'
import type { Course, Programme, Room } from '@campanile/contract/structure/structure-catalogue.ts'
import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { readKey } from '#lib/reads.ts'
import { fullName } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import type { ComboOption } from '#ui/ComboField.tsx'
import { m } from './messages.ts'
import { structureOperations } from './structureOperations.ts'

interface Named {
  id: string
  name: string
}
const named = ({ id, name }: Named): ComboOption => ({ value: id, label: name })

/** Rows that a form or filter refers to: how they are read and what they are called. */
const references = {
  department: { ...structureOperations.department, option: named },
  programme: {
    ...structureOperations.programme,
    option: (it: Programme) => ({ ...named(it), sub: it.department.name }),
  },
  course: {
    ...structureOperations.course,
    option: ({ id, code, title }: Course) => ({ value: id, label: code, sub: title }),
  },
  term: { ...structureOperations.term, option: named },
  batch: {
    ...structureOperations.batch,
    option: ({ id, code, programme }: Batch) => ({ value: id, label: code, sub: programme.name }),
  },
  room: {
    ...structureOperations.room,
    option: ({ id, name, capacity }: Room) => ({ value: id, label: name, sub: m.seats({ seats: capacity }) }),
  },
  class: {
    ...structureOperations.class,
    option: ({ id, course, term }: ClassView) => ({
      value: id,
      label: course.code,
      sub: joinFacts(course.title, term.name),
    }),
  },
  lecturer: {
    idField: 'personId',
    list: 'listPeople',
    read: 'readPerson',
    option: (it: Person) => ({ value: it.id, label: fullName(it), sub: it.email }),
  },
} as const

export type ReferenceName = keyof typeof references

/** An option together with its row, which is what reading it answers. */
export interface Reference extends ComboOption {
  row: unknown
}

const inputFor = (of: ReferenceName, id: string) => ({ [references[of].idField]: id }) as never

const optionOf = (of: ReferenceName, row: unknown): ComboOption => references[of].option(row as never)

/** Rows that match the typed text; those of the previous search stay until they are found. */
export const useReferences = (of: ReferenceName, search: string, { enabled = true, pageSize = 20 } = {}) =>
  useRead(
    references[of].list,
    { search, pageSize, ...(of === 'lecturer' && { role: 'lecturer' }) } as never,
    {
      enabled,
      select: ({ items }): Reference[] => items.map((row) => ({ ...optionOf(of, row), row })),
    },
  )

/** The name of a row, by its id. */
export const useReference = (of: ReferenceName, id: string | null | undefined) =>
  useRead(references[of].read, id ? inputFor(of, id) : null, { select: (row) => optionOf(of, row) })

/** Spares reading a row that a list has just brought. */
export const keepReference = (client: QueryClient, of: ReferenceName, { value, row }: Reference) =>
  client.setQueryData(readKey(references[of].read, inputFor(of, value)), row)
