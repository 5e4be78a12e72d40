import {
  attendanceLayout,
  columnHeadings,
  csvLayouts,
  marksLayout,
  plainHeading,
} from '@campanile/contract/imports/import-columns.ts'
import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  detectColumns,
  headingsToRemember,
  headingsToSend,
  mapColumn,
  missingColumns,
  recallColumns,
} from './columnMapping.ts'

const people = csvLayouts.people
const layouts = [...Object.values(csvLayouts), attendanceLayout, marksLayout]

test('headings are recognised in any order, case and punctuation, and by their common names', () => {
  const headings = ['Surname', 'FIRST_NAME', 'E-mail', 'Shoe size', 'role']
  expect(detectColumns(people, headings)).toMatchObject({
    email: 2,
    firstName: 1,
    lastName: 0,
    role: 4,
    number: null,
  })
})

test('a heading that is a column’s exact name matches no other column', () => {
  expect(detectColumns(csvLayouts.courses, ['Name', 'Title', 'Code'])).toMatchObject({ title: 1, code: 2 })
})

test('the student number is preferred to a column that may hold a name', () => {
  expect(detectColumns(marksLayout, ['Student', 'Number', 'Mark'])).toMatchObject({ student: 1, mark: 2 })
})

test('our own templates are recognised in full', () => {
  for (const layout of layouts) {
    const headings = layout.columns.map(({ name }) => name)
    const mapping = detectColumns(layout, headings)
    expect(headings.map((name) => mapping[name])).toEqual(headings.map((_, at) => at))
    expect(missingColumns(layout, mapping)).toEqual([])
  }
})

test('missing columns are named, with groups of which one is needed', () => {
  expect(missingColumns(people, detectColumns(people, ['email', 'role']))).toEqual([
    'First name',
    'Last name',
  ])
  expect(missingColumns(attendanceLayout, detectColumns(attendanceLayout, ['class', 'status']))).toEqual([
    'Student',
    'Session or Date and Time',
  ])
})

test('a changed mapping is remembered for the next file with that heading', () => {
  const headings = ['Login', 'Email', 'First name', 'Last name', 'Role', 'Group']
  const changed = mapColumn(mapColumn(detectColumns(people, headings), 'email', 0), 'batch', null)
  const remembered = headingsToRemember(changed, headings)
  expect(recallColumns(people, [...headings].reverse(), remembered)).toMatchObject({ email: 5, batch: null })
  // Without it, the column is detected as usual.
  expect(recallColumns(people, headings.slice(1), remembered)).toMatchObject({ email: 0 })
})

test('the server recognises exactly the columns that were mapped', () => {
  const name = string()
  assert(
    property(
      constantFrom(...layouts),
      array(name, { minLength: 1 }),
      integer({ min: 0 }),
      (layout, extra, seed) => {
        const headings = [...layout.columns.map((it) => columnHeadings(it).at(-1)!), ...extra]
        const column = layout.columns[seed % layout.columns.length]!
        const mapping = mapColumn(detectColumns(layout, headings), column.name, seed % headings.length)
        const sent = headingsToSend(layout, headings, mapping)
        for (const { name: wanted } of layout.columns) {
          const at = sent.findIndex((it) => plainHeading(it) === plainHeading(wanted))
          expect(at < 0 ? null : at).toBe(mapping[wanted])
        }
      },
    ),
  )
})
