import {
  columnHeadings,
  type ImportLayout,
  plainHeading,
} from '@campanile/contract/imports/import-columns.ts'
import { choiceWords, listWords } from '../listWords.ts'
import { m } from './messages.ts'

/** Column of the file by name of the column that it is imported as; null: not in the file. */
export type ColumnMapping = Readonly<Record<string, number | null>>

/** The heading from which a column was last imported; null: from none. */
export type RememberedHeadings = Readonly<Record<string, string | null>>

/** Recognises columns by their headings. No column of the file is used twice. */
export function detectColumns({ columns }: ImportLayout, headings: readonly string[]): ColumnMapping {
  const plain = headings.map(plainHeading)
  const used = new Set<number>()
  const find = (names: readonly string[]) => {
    const at = names.map((name) => plain.findIndex((it, index) => it === name && !used.has(index)))
    const found = at.find((index) => index >= 0)
    if (found !== undefined) used.add(found)
    return found ?? null
  }
  // A heading that is the name of a column belongs to no other.
  const exact = new Map(columns.map((it) => [it.name, find([columnHeadings(it)[0]!])]))
  return Object.fromEntries(columns.map((it) => [it.name, exact.get(it.name) ?? find(columnHeadings(it))]))
}

/** Detected columns, and those from which the last file was imported where this one has them too. */
export function recallColumns(
  layout: ImportLayout,
  headings: readonly string[],
  remembered: RememberedHeadings,
): ColumnMapping {
  const plain = headings.map(plainHeading)
  let mapping = detectColumns(layout, headings)
  for (const { name, required } of layout.columns) {
    const heading = remembered[name]
    if (heading === null && !required) mapping = { ...mapping, [name]: null }
    const at = heading ? plain.indexOf(heading) : -1
    if (at >= 0) mapping = mapColumn(mapping, name, at)
  }
  return mapping
}

/** Imports a column of the file as `name`, and no longer as anything else. */
export const mapColumn = (mapping: ColumnMapping, name: string, at: number | null): ColumnMapping => ({
  ...Object.fromEntries(
    Object.entries(mapping).map(([other, place]) => [other, place === at ? null : place] as const),
  ),
  [name]: at,
})

export const headingsToRemember = (mapping: ColumnMapping, headings: readonly string[]): RememberedHeadings =>
  Object.fromEntries(
    Object.entries(mapping).map(([name, at]) => [
      name,
      at === null ? null : plainHeading(headings[at] ?? ''),
    ]),
  )

/** Labels of the columns that are still needed: the required ones, and one group of the others. */
export function missingColumns({ columns, either = [] }: ImportLayout, mapping: ColumnMapping): string[] {
  const isMissing = (name: string) => (mapping[name] ?? null) === null
  const labels = columns.filter(({ name, required }) => required && isMissing(name)).map(({ label }) => label)
  const groups = either.map((group) =>
    columns.filter(({ name }) => group.includes(name) && isMissing(name)).map(({ label }) => label),
  )
  if (groups.length === 0 || groups.some((group) => group.length === 0)) return labels
  return [...labels, choiceWords(groups.map(listWords))]
}

/** The headings with which the file is sent: only mapped columns are recognised. */
export function headingsToSend(
  { columns }: ImportLayout,
  headings: readonly string[],
  mapping: ColumnMapping,
): string[] {
  const known = new Set(columns.flatMap(columnHeadings))
  const named = new Map(Object.entries(mapping).map(([name, at]) => [at, name]))
  return headings.map((heading, at) => {
    const name = named.get(at)
    if (name !== undefined) return name
    return known.has(plainHeading(heading)) ? m.notImported({ heading }) : heading
  })
}
