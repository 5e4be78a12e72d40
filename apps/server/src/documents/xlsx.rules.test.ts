import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { assert, asyncProperty, string } from 'fast-check'
import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { Cell, Column } from './table.ts'
import { toXlsx } from './xlsx.ts'
import { sheetName } from './xlsx-parts.ts'

const now = new Date('2026-11-16T09:30:00Z')
const kinds = ['text', 'number', 'day', 'moment'] as const
const columns: Column<Cell[]>[] = kinds.map((kind, index) => ({
  header: `Head ${kind}`,
  kind,
  width: 12,
  cell: (row) => row[index] ?? null,
}))
const written = (rows: Iterable<Cell[]> | AsyncIterable<Cell[]>, title = 'People') =>
  buffer(toXlsx({ title, columns, rows }, now))

async function readBack(rows: Cell[][]) {
  // The library trims by default, but spaces are content here.
  const [sheet] = await readWorkbook(await written(rows), { trim: false })
  return sheet!
}

it('can be read back with its types', async () => {
  const rows = [
    ['=1+1', -2.5, '2026-11-16', '2026-11-16 09:30'],
    ['<Ada> & "Łukasz" 山', null, null, null],
  ]
  expect(await readBack(rows)).toEqual({
    sheet: 'People',
    data: [
      ['Head text', 'Head number', 'Head day', 'Head moment'],
      ['=1+1', -2.5, new Date('2026-11-16T00:00Z'), new Date('2026-11-16T09:30Z')],
      ['<Ada> & "Łukasz" 山', null, null, null],
    ],
  })
})

it('keeps numbers as numbers where a column has decimals', async () => {
  const amounts: Column<Cell[]>[] = [{ ...columns[1]!, decimals: 2 }, columns[1]!]
  const file = await buffer(toXlsx({ title: 'T', columns: amounts, rows: [[null, 4987.2]] }, now))
  const [sheet] = await readWorkbook(file)
  expect(sheet!.data[1]).toEqual([4987.2, 4987.2])
})

it('names its sheet as Excel allows', () => {
  expect(sheetName("Q1/Q2: [all]* people? 'of' the whole institution")).toBe("Q1 Q2   all   people  'of' the")
  expect(sheetName('//')).toBe('Sheet 1')
})

it('contains whatever was typed', async () => {
  await assert(
    asyncProperty(string({ unit: 'grapheme', minLength: 1 }), async (typed) => {
      const { data } = await readBack([[`=${typed}`]])
      expect(data[1]![0]).toBe(`=${typed}`)
    }),
    { numRuns: 30 },
  )
}, 30_000)

it('says in its last line that it is full, and reads no more rows', async () => {
  let asked = 0
  async function* endless() {
    for (; ; asked += 1) yield [`row ${asked}`]
  }
  const [sheet] = await readWorkbook(await buffer(toXlsx({ title: 'T', columns, rows: endless() }, now, 100)))
  expect(sheet!.data).toHaveLength(100)
  expect(sheet!.data.at(-2)![0]).toBe('row 97')
  expect(sheet!.data.at(-1)![0]).toContain('This sheet is full: there are more rows.')
  expect(asked).toBeLessThan(100)
})

it('stops reading rows when its reader stops', async () => {
  let asked = 0
  let ended = false
  async function* endless() {
    try {
      for (; ; asked += 1) yield [randomBytes(500).toString('hex')]
    } finally {
      ended = true
    }
  }
  let taken = 0
  for await (const bytes of toXlsx({ title: 'T', columns, rows: endless() }, now)) {
    taken += bytes.length
    if (taken > 100_000) break
  }
  await expect.poll(() => ended).toBe(true)
  expect(asked).toBeLessThan(2_000)
})

it('fails when its rows fail', async () => {
  async function* broken() {
    yield ['Ada']
    throw new Error('gone')
  }
  await expect(written(broken())).rejects.toThrow('gone')
})
