import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import { expect } from 'vitest'
import type { TestBrowser, TestServer } from '#testing/server.ts'

/** A line of a file, by column: numbers as numbers, and null if a cell is empty. */
export type ExportedRow = Record<string, string | number | null>

async function file({ app }: TestServer, browser: TestBrowser, url: string): Promise<Buffer> {
  const { rawPayload, statusCode } = await app.inject({
    url: `/api${url}`,
    headers: { cookie: browser.cookies.header() },
  })
  expect(statusCode, url).toBe(200)
  return rawPayload
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

async function csvRows(server: TestServer, browser: TestBrowser, url: string): Promise<ExportedRow[]> {
  const lines: Record<string, string>[] = parse(await file(server, browser, `${url}&format=csv`), {
    bom: true,
    columns: true,
  })
  return lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).map(([head, text]) => {
        if (text === '') return [head, null]
        return [head, isNumber(text) ? Number(text) : text]
      }),
    ),
  )
}

/** Days and moments as CSV files write them. A spreadsheet's fraction of a day can be a millisecond off. */
const written = (at: Date) => {
  const text = new Date(Math.round(at.getTime() / 60_000) * 60_000).toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}

async function xlsxRows(server: TestServer, browser: TestBrowser, url: string): Promise<ExportedRow[]> {
  const [sheet] = await readWorkbook(await file(server, browser, `${url}&format=xlsx`))
  const [heads = [], ...lines] = sheet!.data
  return lines.map((line) =>
    Object.fromEntries(
      heads.map((head, index) => {
        const cell = line[index] ?? null
        if (cell instanceof Date) return [String(head), written(cell)]
        return [String(head), typeof cell === 'string' && isNumber(cell) ? Number(cell) : (cell as never)]
      }),
    ),
  )
}

/** The rows of an export, which are the same as CSV and as XLSX. */
export async function exportedRows(
  server: TestServer,
  browser: TestBrowser,
  url: string,
): Promise<ExportedRow[]> {
  const path = url.includes('?') ? url : `${url}?`
  const rows = await csvRows(server, browser, path)
  expect(await xlsxRows(server, browser, path), `${url} as XLSX`).toEqual(rows)
  return rows
}
