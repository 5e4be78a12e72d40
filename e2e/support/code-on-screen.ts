import { codePeriodSeconds } from '@campanile/contract/attendance/check-in-code.ts'
import { expect, type Page } from '@playwright/test'
import { readQr } from './read-qr.ts'

const periodMs = codePeriodSeconds * 1_000
/**
 * Milliseconds for which a code must remain valid when it is read, because a busy machine takes a while to
 * use it.
 */
const unhurried = 8_000

/** The code on a screen. Waits for the next code if this one is about to change, as a person would. */
async function standing(read: () => Promise<string>) {
  const shown = await read()
  if (periodMs - (Date.now() % periodMs) > unhurried) return shown
  await expect.poll(read, { timeout: periodMs + 5_000 }).not.toBe(shown)
  return read()
}

/** The code for a student to type. */
export const codeOnScreen = (screen: Page) => standing(() => screen.getByText(/^[A-Z0-9]{6}$/).innerText())

/** The link in the QR code. */
export const linkOnScreen = (screen: Page) =>
  standing(() => readQr(screen.getByRole('img', { name: /^QR code/ })))
