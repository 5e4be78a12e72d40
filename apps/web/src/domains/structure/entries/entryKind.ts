import type { ComponentType, ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { ListShape } from '#lib/listParams.ts'
import type { Column } from '#ui/column.ts'
import type { Option } from '#ui/option.ts'
import type { ReferenceName } from '../references.ts'
import type { StructureKind } from '../structureOperations.ts'

/** The common columns of the academic structure. */
export interface Entry {
  id: string
  version: number
  archivedAt: string | null
  can: { edit: boolean; archive: boolean; restore: boolean }
}

export interface EntryQuery<Sort extends string> {
  page: number
  search: string
  sort: Sort
  state: 'current' | 'archived' | 'all'
  filters: Record<string, string>
}

/** All that differs between departments, programmes, courses, rooms, terms and batches on their screens. */
export interface EntryKind<Row extends Entry, Facts extends FieldValues, Sort extends string = string> {
  /** Names its operations. */
  key: StructureKind
  /** The name under which the device stores the columns of its list, and the server its views. */
  listName: string
  count: (total: number) => string
  /** Below the screen's title. */
  sub: string
  shape: ListShape
  sorts: readonly [Sort, ...Sort[]]
  /** The labels of the order, for phones, where the table has no column headings. */
  sortOptions: readonly Option[]
  /** A filter of the list: its name, label and referenced kind. */
  filters: readonly { name: string; label: string; of: ReferenceName }[]
  /** The form's schema, from the contract. */
  schema: $ZodType
  /** The initial values of a new entry's form. */
  empty: DefaultValues<Facts>
  factsOf: (row: Row) => Facts
  /** In the order of the form, with their labels; also the fields for the server's errors. */
  fields: readonly (Path<Facts> & keyof Facts)[]
  labels: Record<string, string>
  /** A field's value as a person reads it. */
  text: (facts: Facts, field: keyof Facts) => ReactNode
  Fields: ComponentType
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** On a phone: below the name. */
  essence: (row: Row) => ReactNode
  meta: (row: Row) => ReactNode
  /** The effect of archiving, in a sentence. */
  archiving: string
  /** More that can be done with a row. */
  acts?: readonly EntryAct<Row>[]
}

export interface EntryAct<Row> {
  label: string
  icon: ReactNode
  allowed: (row: Row) => boolean
  /** The dialog in which it is done. */
  Dialog: ComponentType<{ row: Row; onClose: () => void }>
}
