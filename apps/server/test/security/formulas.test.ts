import { requestAddress } from '@campanile/contract/client.ts'
import { csvFormats } from '@campanile/contract/imports/imports.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { newId } from '#db/columns.ts'
import { pgType, queryRows } from '#db/rows.ts'
import { sessions } from '#domains/accounts/accounts.tables.ts'
import { keepFigures } from '#domains/analytics/figures/keep-figures.service.ts'
import { unzipped } from '#domains/my-data/testing/unzipped.ts'
import { payFactories } from '#domains/payroll/testing/pay-factories.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { type CampusRows, campusRows, type IdName } from './testing/campus-rows.ts'
import { sampleInput } from './testing/sample-input.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
await startTestWorker(server)

const formulas = [
  "=cmd|' /C calc'!A0",
  'Semi;=1+1;x',
  'Quoted, text;"=1+1"',
  'Tab\t@SUM(1)',
  'Break\n=1+1',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '＝1',
]
/** Whether a spreadsheet would run this cell as a formula. Signed numbers are harmless. */
const isFormula = (cell: string) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && !/^-\d+([.,]\d+)?$/.test(cell)

type Named = readonly [name: OperationName, operation: Operation, change: object]
/** Uploaded files, pictures and PDFs, none of which open in a spreadsheet. */
const noTables: readonly OperationName[] = [
  'downloadMyData',
  'readPersonPhoto',
  'readFacePhoto',
  'printExams',
  'readLeaveFile',
  'readBriefFile',
  'readSubmittedFile',
  'readWorkPreview',
  'readFeedbackFile',
  'downloadSubmissions',
  'readMitigationFile',
  'downloadPayslip',
  'readPaper',
]
/**
 * Values that cannot be derived from the schema. All other file operations are called with `format: 'csv'`.
 */
const given: Partial<Record<OperationName, readonly object[]>> = {
  exportBankFile: [{ format: undefined, payOn: '2026-11-30' }],
  downloadImportRows: [{ format: undefined }],
  downloadImportTemplate: csvFormats.map((format) => ({ format })),
  exportCampus: csvFormats.map((format) => ({ format })),
}
/** Tables without anything that people typed, or without rows on this campus. */
const withoutWords: readonly OperationName[] = [
  'downloadImportTemplate',
  'exportAnalytics',
  'exportAnalyticsPayslips',
  'exportAnalyticsStaffDays',
  'exportBankFile',
  'exportCampus',
  'exportExamSeats',
  'exportLateSubmissions',
  'exportStaffDays',
]
const files = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([name, { kind }]) => kind === 'file' && !noTables.includes(name),
)
const tables: Named[] = files.flatMap(([name, operation]) =>
  (given[name] ?? [{ format: 'csv' }]).map((change) => [name, operation, change] as const),
)
function isSavedAsWorkbook({ input }: Operation): boolean {
  const { format } = (input as z.ZodMiniObject).shape
  return format !== undefined && z.safeParse(format, 'xlsx').success
}
const workbooks: Named[] = files
  .filter(([, operation]) => isSavedAsWorkbook(operation))
  .map(([name, operation]) => [name, operation, { format: 'xlsx' }])

let rows: CampusRows
let admin: TestPerson
let adminIds: { payRunId: string; importId: string }

beforeAll(async () => {
  const { run } = await payFactories(server)
  const payRunId = await run({ month: '2026-10', status: 'paid' })
  rows = await campusRows(server, payRunId)
  admin = await make.admin()
  const importing = await server.as(admin)
  const file = new Blob(['name\n=1+1\n=1+1\n'])
  const { id: importId } = await importing.uploadImport(
    { format: 'departments', filename: 'a.csv' },
    { file },
  )
  await vi.waitFor(async () => expect((await importing.readImport({ importId })).state).not.toBe('reading'), {
    timeout: 20_000,
  })
  adminIds = { payRunId, importId }
  await keepFigures(platform)
  await writeFormulas()
}, 120_000)

/** Makes every name and other text that people enter begin like a formula. */
async function writeFormulas() {
  const named = await queryRows(db, {
    table: pgType.text,
    column: pgType.text,
  })`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.column_name in ('first_name', 'last_name', 'title', 'reason', 'description', 'person_name', 'label',
          'detail', 'place', 'words', 'name')
        and c.data_type in ('text', 'USER-DEFINED')`
  const list = sql.join(
    formulas.map((it) => sql`${it}::text`),
    sql`, `,
  )
  for (const { table, column } of named) {
    await db.execute(sql`
      update ${sql.identifier(table)} t set ${sql.identifier(column)} = n.word
      from (
        select ctid, (array[${list}])[1 + row_number() over () % ${formulas.length}] || ' ' || row_number() over () as word
        from ${sql.identifier(table)} where ${sql.identifier(column)} is not null
      ) n
      where n.ctid = t.ctid`)
  }
}

/** The unfiltered export, as downloaded by an admin who has just signed in. */
async function saved([, operation, change]: Named) {
  const browser = await server.as(admin)
  await db.update(sessions).set({ confirmedAt: clock.now() })
  const ids: Record<string, string> = { ...rows.ids, ...adminIds }
  const sample = sampleInput(operation, (name) => ids[name as IdName] ?? newId())
  // Filters are left out.
  const { shape } = operation.input as z.ZodMiniObject
  const needed = Object.entries(sample).filter(
    ([name]) => operation.path.includes(`{${name}}`) || !z.safeParse(shape[name]!, undefined).success,
  )
  const { path } = requestAddress([operation.method, operation.path, operation.kind], {
    ...Object.fromEntries(needed),
    ...change,
  })
  const answer = await server.app.inject({
    url: `/api${path}`,
    headers: { cookie: browser.cookies.header() },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
}

describe('text that people typed is not exported as a formula', () => {
  it.each(tables)('in the CSV of %s', async (name, operation, change) => {
    const { headers, body } = await saved([name, operation, change])
    expect(headers['content-type']).toMatch(/^text\/csv/)
    const cells: string[] = parse(body, { bom: true, relax_column_count: true }).flat()
    expect(cells.filter(isFormula)).toEqual([])
    for (const separator of [';', '\t']) {
      const elsewhere = body.replace('\ufeff', '').split(/\r\n|\r|\n/)
      const split = elsewhere.flatMap((line) => line.split(separator)).map((cell) => cell.replace(/^"+/, ''))
      expect(split.filter(isFormula)).toEqual([])
    }
    const hasWords = cells.some((cell) => /(^|[;\t\r\n])'/.test(cell))
    if (!withoutWords.includes(name)) expect(hasWords).toBe(true)
  })

  it.each(workbooks)('in the workbook of %s', async (name, operation, change) => {
    const { rawPayload } = await saved([name, operation, change])
    const parts = await unzipped(rawPayload)
    const sheet = parts.get('xl/worksheets/sheet1.xml')!.toString()
    expect(sheet).toContain('<sheetData>')
    expect(sheet).not.toMatch(/<f[ >]/)
    // Every cell is a number or is marked as text.
    for (const [, type] of sheet.matchAll(/<c r="[A-Z]+\d+"(?: t="(\w+)")?/g))
      expect([undefined, 'inlineStr']).toContain(type)
  })
})
