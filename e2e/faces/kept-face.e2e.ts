import { sessions } from '@campanile/server/domains/accounts/accounts.tables.ts'
import { faceReviews } from '@campanile/server/domains/faces/faces.tables.ts'
import { type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import { m as facesKeptWords } from '@campanile/web/src/domains/faces/kept/messages.ts'
import { m as facesWords } from '@campanile/web/src/domains/faces/messages.ts'
import { m as facesRegistrationWords } from '@campanile/web/src/domains/faces/registration/messages.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { confirmPhoto, facesPath, openModal, photoOf, upload } from './faces-page.ts'

const test = storiesOnOwnCampus()
test.setTimeout(120_000)

const kept = facesRegistrationWords.keptOnThisDeviceNotRegistered()
const day = 24 * 60 * 60 * 1000

/** Selects a photo and registers it while the server is unreachable. */
async function keepPhoto(page: Page) {
  await upload(page, await photoOf('redhead'))
  await expect(page.getByRole('button', { name: 'Register Face' })).toBeVisible({ timeout: 60_000 })
  await page.context().setOffline(true)
  await confirmPhoto(page)
  await expect(page.getByRole('dialog').getByText(kept)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('status').getByText(kept)).toBeVisible()
  await expectAccessible(page)
}

/** The browser's storage for photos that could not be sent. */
const keptTexts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('campanile-person:sealed:'))
      .map(([, text]) => text),
  )

const reviewsOf = ({ db }: Campus, { id }: TestPerson) =>
  db.select().from(faceReviews).where(eq(faceReviews.personId, id))

async function signIn(page: Page, campus: Campus, { email }: TestPerson) {
  const data = { email, password: testPassword }
  const answer = await page.request.post(`${campus.url}/api/session`, {
    data,
    headers: { origin: campus.url },
  })
  expect(answer.status()).toBe(200)
}

test('a photo that cannot be sent is stored encrypted on the device and sent once the server answers', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.student()
  const page = await visit({ as: person })
  await openModal(page)
  await keepPhoto(page)
  const [text, ...others] = await keptTexts(page)
  expect(others).toEqual([])
  expect(text).not.toContain('descriptors')
  expect(text).not.toContain('/9j/')
  expect(await reviewsOf(campus, person)).toEqual([])

  await page.context().setOffline(false)
  await expect(page.getByText(facesKeptWords.yourPhotoWasSent())).toBeVisible()
  await expect(page.getByRole('heading', { name: facesWords.yourPhotoIsInReview() })).toBeVisible()
  await expect(page.getByText(kept)).toHaveCount(0)
  await expect.poll(() => keptTexts(page)).toEqual([])
  expect(await reviewsOf(campus, person)).toHaveLength(1)
})

test('a photo that the server fails to save, even with a 500, is stored on the device and sent when the server works again', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.student()
  const page = await visit({ as: person })
  await openModal(page)
  await page.route('**/api/faces/mine', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const message = 'Something went wrong on our side. Nothing was changed.'
    return route.fulfill({ status: 500, json: { error: { code: 'internal', message, requestId: 'story' } } })
  })
  await upload(page, await photoOf('redhead'))
  await confirmPhoto(page)
  await expect(page.getByRole('dialog').getByText(kept)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('status').getByText(kept)).toBeVisible()
  expect(await keptTexts(page)).toHaveLength(1)
  expect(await reviewsOf(campus, person)).toEqual([])

  await page.unroute('**/api/faces/mine')
  // An attempt that was under way may already have sent it.
  const sent = page.getByText(facesKeptWords.yourPhotoWasSent())
  await page.getByRole('button', { name: 'Send now' }).or(sent).first().click()
  await expect(sent).toBeVisible()
  await expect.poll(() => keptTexts(page)).toEqual([])
  expect(await reviewsOf(campus, person)).toHaveLength(1)
})

test('on a shared computer, a stored photo is sent only for its owner', async ({ campus, visit }) => {
  const [noor, omar] = [await campus.make.student(), await campus.make.student()]
  const page = await visit({ as: noor })
  await openModal(page)
  await keepPhoto(page)
  await page.context().clearCookies()
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/login')

  await signIn(page, campus, omar)
  await page.goto(facesPath)
  await expect(page.getByText(facesWords.noFaceRegisteredYet())).toBeVisible()
  await expect(page.getByText(kept)).toHaveCount(0)
  for (const person of [noor, omar]) expect(await reviewsOf(campus, person)).toEqual([])

  await signIn(page, campus, noor)
  await page.goto(facesPath)
  await expect(page.getByRole('heading', { name: facesWords.yourPhotoIsInReview() })).toBeVisible()
  expect(await reviewsOf(campus, omar)).toEqual([])
  expect(await reviewsOf(campus, noor)).toHaveLength(1)
})

test('a stored photo that replaces a registered face waits for the password', async ({ campus, visit }) => {
  const person = await campus.make.student()
  const page = await visit({ as: person })
  await openModal(page)
  await upload(page, await photoOf('brunette'))
  await confirmPhoto(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const confirmedAt = new Date('2020-01-01T00:00:00Z')
  await campus.db.update(sessions).set({ confirmedAt }).where(eq(sessions.personId, person.id))
  const [first] = await reviewsOf(campus, person)

  await page.getByRole('button', { name: 'Register again' }).click()
  await keepPhoto(page)
  await page.context().setOffline(false)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(facesKeptWords.yourPhotoWasSent())).toBeVisible()
  const [second] = await reviewsOf(campus, person)
  expect(second!.registeredAt.getTime()).toBeGreaterThan(first!.registeredAt.getTime())
})

test('a stored photo is deleted with its key at sign-out', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student() })
  await openModal(page)
  // Only the photo fails to get through; signing out works.
  await page.route('**/api/faces/mine', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await upload(page, await photoOf('redhead'))
  await confirmPhoto(page)
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await keptTexts(page)).toHaveLength(1)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => keptTexts(page)).toEqual([])
  const keys = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('campanile-keys').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          database.transaction('keys').objectStore('keys').count().onsuccess = (counted) =>
            resolve((counted.target as IDBRequest<number>).result)
        }
      }),
  )
  expect(keys).toBe(0)
})

test('a stored photo is deleted after a day, no matter who opens the page', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student() })
  await openModal(page)
  await keepPhoto(page)
  await page.context().clearCookies()
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/login')
  expect(await keptTexts(page)).toHaveLength(1)

  const later = await page.context().newPage()
  await later.clock.install({ time: Date.now() + day + 60_000 })
  await later.goto('/login')
  await expect.poll(() => keptTexts(later)).toEqual([])
})
