import { parse } from 'csv-parse/sync'
import type { TestBrowser, TestServer } from './server.ts'

/** The data that a browser receives when it downloads an export. */
export const downloadExport = (
  { app }: Pick<TestServer, 'app'>,
  path: string,
  query: Record<string, string>,
  browser: TestBrowser,
) =>
  app.inject({
    url: `${path}?${new URLSearchParams(query)}`,
    headers: { cookie: browser.cookies.header() },
  })

/** The lines of a CSV file, by their headings. */
export const csvRows = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })
