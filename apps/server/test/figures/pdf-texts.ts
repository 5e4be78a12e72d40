import { expect } from 'vitest'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'

/** The texts of a PDF that the API sends, in the order in which they are drawn; `input` of a POST request. */
export async function pdfTexts(
  { app }: TestServer,
  browser: TestBrowser,
  url: string,
  input?: object,
): Promise<string[]> {
  const { rawPayload, statusCode } = await app.inject({
    url: `/api${url}`,
    headers: { cookie: browser.cookies.header(), 'sec-fetch-site': 'same-origin' },
    ...(input && { method: 'POST', payload: input }),
  })
  expect(statusCode).toBe(200)
  return readPdfTexts(rawPayload).flat()
}

/** The cells of the row that begins with `first`, up to the next row that begins with one of `all`. */
export function findTextRow(texts: readonly string[], first: string, all: readonly string[]): string[] {
  expect(texts).toContain(first)
  const rest = texts.slice(texts.indexOf(first) + 1)
  const end = rest.findIndex((text) => all.includes(text))
  return end < 0 ? rest : rest.slice(0, end)
}

/** The figure that is drawn below its label. */
export const figureBelow = (texts: readonly string[], label: string): string | undefined =>
  texts[texts.indexOf(label) + 1]

/** The rate at the end of a row, the only figure there with a decimal point; undefined if there is none. */
export const rateOfRow = (row: readonly string[]): string | undefined =>
  row.find((text) => /^\d+\.\d+$/.test(text))
