import { codePeriodSeconds } from '@campanile/contract/check-in.ts'
import { expect, type Page } from '@playwright/test'
import { readQr } from './read-qr.ts'

const periodMs = codePeriodSeconds * 1_000
/** Milliseconds for which a code still stands when it is read: a busy machine takes a while to use it. */
const unhurried = 8_000

/** The code to type, on a lecturer's screen; one that is about to turn is let go by, as a student would. */
async function standingCode(lecturing: Page) {
  const shown = lecturing.getByText(/^[A-Z0-9]{6}$/)
  if (periodMs - (Date.now() % periodMs) > unhurried) return shown
  await expect(shown).not.toHaveText(await shown.innerText(), { timeout: periodMs + 5_000 })
  return shown
}

/** What a student types. */
export const codeOnScreen = async (lecturing: Page) => (await standingCode(lecturing)).innerText()

/** Where a student's phone goes. */
export async function linkOnScreen(lecturing: Page) {
  await standingCode(lecturing)
  return readQr(lecturing.getByRole('img', { name: /^QR code/ }))
}
