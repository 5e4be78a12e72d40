import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { array, assert, asyncProperty, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'
import { withoutFormula } from './formula-guard.ts'
import type { Cell, Column } from './table.ts'

const columns: Column<Cell[]>[] = ['First', 'Second'].map((header, index) => ({
  header,
  width: 10,
  cell: (row) => row[index] ?? null,
}))
const written = (rows: Iterable<Cell[]> | AsyncIterable<Cell[]>) => text(csvOf({ title: 'T', columns, rows }))

describe('withoutFormula', () => {
  it.each(['=1+1', '+44 20', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "=cmd|' /C calc'!A0"])(
    'defuses %j',
    (typed) => expect(withoutFormula(typed)).toBe(`'${typed}`),
  )

  it.each(['', 'Ada', "O'Neill", '1-1', 'a=b', ' =1', '0'])('leaves %j', (typed) =>
    expect(withoutFormula(typed)).toBe(typed),
  )
})

describe('csvOf', () => {
  it('writes the mark, the heads and the rows as Excel expects them', async () => {
    const bytes = csvOf({ title: 'T', columns, rows: [['Ada', -1.5]] })
    const chunks = Buffer.concat(await bytes.toArray()).toString()
    expect(chunks).toBe('\ufeffFirst,Second\r\nAda,-1.5\r\n')
  })

  it('quotes what would break a line, and defuses formulas but not numbers', async () => {
    const rows = [
      ['Lovelace, "Ada"\nCountess', null],
      ['=HYPERLINK("http://evil.test")', -3],
    ]
    expect(await written(rows)).toBe(
      'First,Second\r\n"Lovelace, ""Ada""\nCountess",\r\n"\'=HYPERLINK(""http://evil.test"")",-3\r\n',
    )
  })

  it('gives back whatever was written', async () => {
    const cell = string({ unit: 'binary' })
    await assert(
      asyncProperty(array(array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 5 }), async (rows) => {
        const read = parse(await written(rows), { relax_column_count: true, record_delimiter: '\r\n' })
        const expected = [['First', 'Second'], ...rows.map((row) => row.map(withoutFormula))]
        expect(read).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })

  it('asks for no more rows than its reader takes, and stops when that one leaves', async () => {
    let asked = 0
    let ended = false
    async function* endless() {
      try {
        for (; ; asked += 1) yield [`Row ${asked}`, 'x'.repeat(1000)]
      } finally {
        ended = true
      }
    }
    const stream = csvOf({ title: 'T', columns, rows: endless() })
    for await (const _ of stream) break
    expect(asked).toBeLessThan(200)
    await expect.poll(() => ended).toBe(true)
  })

  it('fails when its rows do', async () => {
    async function* broken() {
      yield ['Ada', 1]
      throw new Error('gone')
    }
    await expect(written(broken())).rejects.toThrow('gone')
  })
})
