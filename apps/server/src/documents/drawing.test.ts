import { buffer } from 'node:stream/consumers'
import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { runForClient } from '#platform/client.ts'
import { QueueRefusal } from '#platform/fair-queue.ts'
import { drawnTable } from './drawing.ts'
import { toPdf } from './pdf.ts'
import type { Column, Table } from './table.ts'
import { readPdfTexts } from './testing/read-pdf.ts'

interface Row {
  name: string
  batch: string
}
const now = new Date('2026-11-16T09:30:00Z')
const columns: Column<Row>[] = [
  { header: 'Name', width: 60, cell: ({ name }) => name },
  { header: 'Since', kind: 'day', width: 12, cell: () => '2026-11-16' },
]
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Łukasz ${index}`, batch: `Batch ${index % 2}` }))
const makeTable = (rows: Table<Row>['rows'], traits: Partial<Table<Row>> = {}): Table<Row> => ({
  title: 'People',
  columns,
  rows,
  ...traits,
})

it.each([0, 1, 99, 100, 101, 450])('writes the same PDF of %i rows as the main thread', async (count) => {
  const table = makeTable(people(count), { subtitle: 'All', sectionOf: ({ batch }) => batch })
  const drawn = await buffer(drawnTable(table, 'pdf', now))
  expect(readPdfTexts(drawn)).toEqual(readPdfTexts(await buffer(toPdf(table, now))))
})

it.each([0, 100, 450])('writes a workbook of %i rows with their types', async (count) => {
  const [sheet] = await readWorkbook(await buffer(drawnTable(makeTable(people(count)), 'xlsx', now)))
  expect(sheet!.data).toHaveLength(count + 1)
  if (count > 0) expect(sheet!.data.at(-1)).toEqual([`Łukasz ${count - 1}`, new Date('2026-11-16')])
})

it.each(['pdf', 'xlsx'] as const)('stops reading rows when the reader of a %s stops', async (format) => {
  let ended = false
  async function* endless() {
    try {
      for (;;) yield { name: crypto.randomUUID(), batch: '' }
    } finally {
      ended = true
    }
  }
  for await (const _ of drawnTable(makeTable(endless()), format, now)) break
  await expect.poll(() => ended).toBe(true)
})

it.each(['pdf', 'xlsx'] as const)('fails when the rows of a %s fail', async (format) => {
  async function* broken() {
    yield* people(150)
    throw new Error('gone')
  }
  await expect(buffer(drawnTable(makeTable(broken()), format, now))).rejects.toThrow('gone')
})

it('limits the tables that a person has open, and counts one that was never read as closed', async () => {
  const open = () =>
    runForClient({ key: 'somebody', hasLeft: () => false }, () =>
      drawnTable(makeTable(people(1)), 'pdf', now),
    )
  const tables = Array.from({ length: 8 }, open)
  expect(open).toThrow(QueueRefusal)
  expect(await buffer(drawnTable(makeTable([]), 'pdf', now))).not.toHaveLength(0)
  const [first, second] = tables
  first!.destroy()
  await buffer(second!)
  await expect.poll(() => second!.closed).toBe(true)
  for (const table of [...tables.slice(2), open(), open()]) table.destroy()
})
