import { performance } from 'node:perf_hooks'
import { type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import type { launchChromium } from '../e2e/support/chromium.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>
export type Page = Awaited<ReturnType<Browser['newPage']>>

/** A page of a person who has signed in, and its cookie for calls outside the browser. */
export async function signedInPage(browser: Browser, url: string, { email }: TestPerson) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.request.post('/api/session', {
    data: { email, password: testPassword },
    headers: { origin: url },
  })
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  return { page: await context.newPage(), cookie }
}

/** Milliseconds to the first byte of the answer, and its size. */
export async function firstByte(url: string, cookie: string) {
  const began = performance.now()
  const answer = await fetch(url, { headers: { cookie } })
  const first = performance.now() - began
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok) throw new Error(`the report answered ${answer.status}`)
  return { first, bytes }
}

/** Milliseconds from opening the report until it shows the first records. */
export async function drawReport(page: Page, classId: string): Promise<number> {
  await page.goto('/app/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const began = performance.now()
  await page.goto(`/app/classes/${classId}/report`)
  await page.getByRole('grid', { name: 'Records' }).getByRole('gridcell').nth(50).waitFor()
  return performance.now() - began
}
