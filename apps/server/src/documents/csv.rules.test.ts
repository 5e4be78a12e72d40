import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { array, assert, asyncProperty, constantFrom, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { withoutFormula, withoutGuard } from './formula-guard.ts'
import type { Cell, Column } from './table.ts'

const columns: Column<Cell[]>[] = ['First', 'Second'].map((header, index) => ({
  header,
  width: 10,
  cell: (row) => row[index] ?? null,
}))
const written = (rows: Iterable<Cell[]> | AsyncIterable<Cell[]>) => text(toCsv({ title: 'T', columns, rows }))

describe('withoutFormula', () => {
  it.each(['=1+1', '+44 20', '-1', '@SUM(A1)', '\tA1', '\rA1', '\nA1', '＝1', "=cmd|' /C calc'!A0"])(
    'neutralises %j',
    (typed) => expect(withoutFormula(typed)).toBe(`'${typed}`),
  )

  it.each([
    ['Semi;=1+1;x', "Semi;'=1+1;x"],
    ['a; -1', "a;' -1"],
    ['a;"=1"', `a;'"=1"`],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a;\t=1', "a;'\t'=1"],
    ['First\n- second\r\n+ third', "First\n'- second\r\n'+ third"],
    ['\t=1', "'\t'=1"],
    ['"=1', `'"=1`],
  ])('neutralises %j wherever a cell may begin', (typed, guarded) => {
    expect(withoutFormula(typed)).toBe(guarded)
    expect(withoutGuard(guarded)).toBe(typed)
  })

  it.each(['', 'Ada', "O'Neill", '1-1', 'a=b', ' =1', '0', 'a; b', 'a, -b', 'a;;b', 'one\n\ntwo'])(
    'leaves %j unchanged',
    (typed) => expect(withoutFormula(typed)).toBe(typed),
  )
})

const signs = string({ unit: constantFrom(...'a ;\t\n\r"=-@＝,1') })

describe('toCsv', () => {
  it('contains no formula, whichever separator it is read with', async () => {
    await assert(
      asyncProperty(array(array(signs, { minLength: 2, maxLength: 2 }), { maxLength: 3 }), async (rows) => {
        const file = await written(rows)
        const live = parse(file, { bom: true, relax_column_count: true })
          .flat()
          .filter((it: string) => /^[=\-@＝]/.test(it))
        // A program that splits elsewhere finds the quotation marks in the middle of its cells.
        for (const separator of [';', '\t']) {
          const cells = file
            .slice(1)
            .split(/[\r\n]/)
            .flatMap((it) => it.split(separator))
          live.push(...cells.filter((it) => /^"*[=\-@＝]/.test(it)))
        }
        expect(live).toEqual([])
      }),
      { numRuns: 200 },
    )
  }, 30_000)

  it('writes the byte order mark, the header and the rows as Excel expects them', async () => {
    const bytes = toCsv({ title: 'T', columns, rows: [['Ada', -1.5]] })
    const chunks = Buffer.concat(await bytes.toArray()).toString()
    expect(chunks).toBe('\ufeffFirst,Second\r\nAda,-1.5\r\n')
  })

  it('gives every number of a column the decimals of the column', async () => {
    const amounts = [{ ...columns[0]!, header: 'Net', kind: 'number' as const, decimals: 2 }]
    const rows = [[4987.2], [-3]]
    expect(await text(toCsv({ title: 'T', columns: amounts, rows }))).toBe('Net\r\n4987.20\r\n-3.00\r\n')
  })

  it('quotes what would break a line, and neutralises formulas but not numbers', async () => {
    const rows = [
      ['Lovelace, "Ada"\nCountess', null],
      ['=HYPERLINK("http://evil.test")', -3],
    ]
    expect(await written(rows)).toBe(
      'First,Second\r\n"Lovelace, ""Ada""\nCountess",\r\n"\'=HYPERLINK(""http://evil.test"")",-3\r\n',
    )
  })

  it('can be read back unchanged', async () => {
    const cell = string({ unit: 'binary' })
    await assert(
      asyncProperty(array(array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 5 }), async (rows) => {
        const read = parse(await written(rows), { relax_column_count: true, record_delimiter: '\r\n' })
        const expected = [['First', 'Second'], ...rows.map((row) => row.map(withoutFormula))]
        expect(read).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  }, 30_000)

  it('reads no more rows than its reader takes, and stops when the reader does', async () => {
    let asked = 0
    let ended = false
    async function* endless() {
      try {
        for (; ; asked += 1) yield [`Row ${asked}`, 'x'.repeat(1000)]
      } finally {
        ended = true
      }
    }
    const stream = toCsv({ title: 'T', columns, rows: endless() })
    for await (const _ of stream) break
    expect(asked).toBeLessThan(200)
    await expect.poll(() => ended).toBe(true)
  })

  it('fails when its rows fail', async () => {
    async function* broken() {
      yield ['Ada', 1]
      throw new Error('gone')
    }
    await expect(written(broken())).rejects.toThrow('gone')
  })
})
