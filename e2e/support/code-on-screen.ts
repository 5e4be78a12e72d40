import { codePeriodSeconds } from '@campanile/contract/attendance/check-in.ts'
import { expect, type Page } from '@playwright/test'
import { readQr } from './read-qr.ts'

const periodMs = codePeriodSeconds * 1_000
/** Milliseconds for which a code still stands when it is read: a busy machine takes a while to use it. */
const unhurried = 8_000

/** What a screen shows; a code that is about to turn is let go by, as a person would. */
async function standing(read: () => Promise<string>) {
  const shown = await read()
  if (periodMs - (Date.now() % periodMs) > unhurried) return shown
  await expect.poll(read, { timeout: periodMs + 5_000 }).not.toBe(shown)
  return read()
}

/** What a student types. */
export const codeOnScreen = (screen: Page) => standing(() => screen.getByText(/^[A-Z0-9]{6}$/).innerText())

/** Where a phone goes. */
export const linkOnScreen = (screen: Page) =>
  standing(() => readQr(screen.getByRole('img', { name: /^QR code/ })))
