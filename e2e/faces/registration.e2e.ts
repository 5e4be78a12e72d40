import { sessions } from '@campanile/server/domains/accounts/accounts.tables.ts'
import {
  consents,
  faceProbes,
  faceProfiles,
  faceReviews,
} from '@campanile/server/domains/faces/faces.tables.ts'
import { m as facesWords } from '@campanile/web/src/domains/faces/messages.ts'
import { m as facesRegistrationWords } from '@campanile/web/src/domains/faces/registration/messages.ts'
import { eq } from 'drizzle-orm'
import { type Film, makeFilm } from '../film/film.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { confirmPhoto, facesPath, openModal, photoOf, photoOfNobody, upload } from './faces-page.ts'

const test = storiesOnOwnCampus()
// Rendering films that are not in the temporary folder yet takes a while.
test.setTimeout(180_000)

const film = (person: Film['person'], seed: number) =>
  makeFilm({ person, seed, script: [{ show: 'frontal', seconds: 6 }] })

const noFace = 'No face detected in the image. Please try again with a clearer photo.'
const cameraFailed = 'Unable to access camera. Please check permissions or upload a photo.'

test('after consent is declined, nothing else is asked and nothing is stored', async ({ campus, visit }) => {
  const person = await campus.make.student()
  const page = await visit({ as: person })
  await page.goto(facesPath)
  await page.getByRole('button', { name: 'Start' }).click()
  await expectAccessible(page)
  const [refuse, agree] = ['No, thanks', 'Agree and continue'].map((name) =>
    page.getByRole('button', { name }),
  )
  const [a, b] = await Promise.all([refuse!.boundingBox(), agree!.boundingBox()])
  expect([a?.width, a?.height]).toEqual([b?.width, b?.height])
  await refuse!.click()
  const told = page.getByRole('status').filter({ hasText: facesWords.noFaceDataIsKept() })
  await expect(told).toContainText('your lecturer can always record your attendance')
  await expect(page.getByText(facesWords.noFaceRegisteredYet())).toBeVisible()
  expect(await campus.db.select().from(consents).where(eq(consents.personId, person.id))).toEqual([])
})

test('a face registered by camera shows everywhere, and deleting it leaves a receipt and nothing else', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const person = await campus.make.staff()
  const page = await visit({ as: person, film: await film('brunette', 21) })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await openModal(page)
  await expect(page.getByText('Is this photo clear and shows your face well?')).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retake' }).click()
  await confirmPhoto(page)
  await expect(page.getByRole('status').getByText('Face registered successfully!')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(facesPath)
  // Only the confirmed photo has left the device.
  expect(sent).toEqual(['POST /api/faces/mine/consent', 'PUT /api/faces/mine'])
  await expect(page.getByRole('status').getByText('Face registered successfully!')).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('img', { name: 'Face registered' })).toBeVisible()
  const photo = page.getByRole('img', { name: facesWords.theFaceYouRegistered() })
  await expect(photo).toHaveJSProperty('naturalWidth', 640)
  const address = (await photo.getAttribute('src'))!
  const [profile] = await campus.db.select().from(faceProfiles).where(eq(faceProfiles.personId, person.id))
  expect(profile?.isActive).toBe(true)

  await page.getByRole('button', { name: 'Delete face data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete face data' }).click()
  const receipt = page.getByRole('region', { name: facesWords.yourFaceDataWasDeleted() })
  await expect(receipt).toContainText('Your registration photo')
  await expect(receipt).toContainText('Your consent, withdrawn')
  await expectAccessible(page)
  await page.reload()
  await expect(receipt).toContainText(person.email)
  await expect(page.getByText(facesWords.noFaceRegisteredYet())).toBeVisible()
  await expect(
    page.getByRole('complementary').getByRole('img', { name: 'Face not registered' }),
  ).toBeVisible()
  for (const table of [faceProfiles, faceReviews, faceProbes]) {
    expect(await campus.db.select().from(table).where(eq(table.personId, person.id))).toEqual([])
  }
  expect((await page.request.get(campus.url + address)).status()).toBe(404)
})

test('without camera permission, the page says so and offers a file upload', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student(), film: 'forbidden' })
  await openModal(page)
  await expect(page.getByRole('alert')).toContainText(cameraFailed)
  await expect(page.getByRole('alert')).toContainText('Your browser is blocking the camera on this page.')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Upload Photo' }).click()
  await expect(page.getByRole('button', { name: 'Select a photo' })).toBeVisible()
})

test('an empty room has no face, and the shutter says why it takes no photo', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student(), film: await film(null, 22) })
  await openModal(page)
  await expect(page.getByRole('status').getByText('No face in the picture.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Take photo' }).click()
  await expect(page.getByRole('alert')).toHaveText(noFace)
  await expectAccessible(page)
})

test('until the models have loaded, the shutter says that face recognition is not initialized', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.student(), film: await film('brunette', 21) })
  await page.route('**/models/**', () => undefined)
  await openModal(page)
  await expect(page.getByText('Camera on')).toBeVisible()
  await page.getByRole('button', { name: 'Take photo' }).click()
  await expect(page.getByRole('alert')).toHaveText('Face recognition service not initialized')
})

test('files: other files are ignored, a picture without a face is reported, a face waits for an admin', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.lecturer()
  const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
  const page = await visit({ as: person, ...phone })
  await openModal(page)
  await upload(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await upload(page, await photoOfNobody())
  await expect(page.getByRole('alert')).toHaveText(noFace, { timeout: 60_000 })
  await expectAccessible(page)
  await upload(page, await photoOf('redhead'))
  await confirmPhoto(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(facesRegistrationWords.yourPhotoIsInReview())
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(
    page.getByRole('heading', { name: facesRegistrationWords.yourPhotoIsInReview() }),
  ).toBeVisible()

  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/users?face=in-review')
  await admin.getByRole('button', { name: 'Check photos' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: facesWords.yourFaceIsRegistered() })).toBeVisible()
})

test('registering again needs the password some time after sign-in', async ({ campus, visit }) => {
  const person = await campus.make.staff()
  const before = await visit({ as: person, film: await film('raven', 23) })
  await openModal(before)
  await confirmPhoto(before)
  await expect(before.getByText('Face registered successfully!').first()).toBeVisible()
  await expect(before.getByRole('dialog')).toHaveCount(0)

  // Another recording, because frames of the first one would count as replays now.
  const page = await visit({ as: person, film: await film('raven', 24) })
  await page.goto(facesPath)
  await campus.db
    .update(sessions)
    .set({ confirmedAt: new Date('2020-01-01T00:00:00Z') })
    .where(eq(sessions.personId, person.id))
  await page.getByRole('button', { name: 'Register again' }).click()
  await confirmPhoto(page)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('wrong horse')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Incorrect password. Please check your password and try again.')).toBeVisible()
  await expectAccessible(page)
  await password.fill('correct horse')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Face registered successfully!').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the camera is asked for 640 by 480 pixels at the front, and the photo is a JPEG of quality 0.8', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.student(), film: await film(null, 22) })
  const asked: unknown[] = []
  await page.exposeFunction('noteCall', (call: unknown) => void asked.push(call))
  await page.addInitScript(() => {
    const { noteCall } = globalThis as never as { noteCall: (call: unknown) => void }
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = (constraints) => {
      noteCall(constraints)
      return open(constraints)
    }
    const encode = OffscreenCanvas.prototype.convertToBlob
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      noteCall({ ...options, size: [this.width, this.height] })
      return encode.call(this, options)
    }
  })
  await openModal(page)
  await expect(page.getByRole('status').getByText('No face in the picture.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Take photo' }).click()
  await expect(page.getByRole('alert')).toHaveText(noFace)
  expect(asked).toEqual(
    expect.arrayContaining([
      { video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: { ideal: 'user' } } },
      { type: 'image/jpeg', quality: 0.8, size: [640, 480] },
    ]),
  )
})

test('a successful registration closes automatically after two seconds', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student() })
  await page.clock.install()
  await openModal(page)
  await page.route('**/api/faces/mine', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const mine = await (await page.request.get(`${campus.url}/api/faces/mine`)).json()
    await route.fulfill({ json: { ...mine, status: 'active', registeredAt: new Date().toISOString() } })
  })
  await upload(page, await photoOf('redhead'))
  await expect(page.getByRole('button', { name: 'Register Face' })).toBeVisible({ timeout: 60_000 })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Register Face' }).click()
  const success = page.getByRole('dialog').getByText('Face registered successfully!')
  const step = 20
  await expect
    .poll(async () => {
      await page.clock.runFor(step)
      return success.isVisible()
    })
    .toBe(true)
  await page.clock.runFor(2_000 - 2 * step)
  await expect(success).toBeVisible()
  await page.clock.runFor(3 * step)
  await page.clock.resume()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
