import { m as facesRegistrationWords } from '@campanile/web/src/domains/faces/registration/messages.ts'
import type { Page } from '@playwright/test'
import { makeFilm } from '../film/film.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { confirmPhoto, openModal, photoOf, upload } from './faces-page.ts'

const test = storiesOnOwnCampus()
// Rendering films that are not in the temporary folder yet takes a while.
test.setTimeout(180_000)

const noFace = 'No face detected in the image. Please try again with a clearer photo.'

/** Has the server refuse every registration as a picture without a face. */
const refuseFaces = (page: Page) =>
  page.route('**/api/faces/mine', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const error = { code: 'face-not-usable', message: noFace, requestId: 'story' }
    return route.fulfill({ status: 400, json: { error } })
  })

test('after a failed registration the camera waits, and the error stays until the person takes the next photo', async ({
  campus,
  visit,
}) => {
  const page = await visit({
    as: await campus.make.student(),
    film: await makeFilm({ person: 'brunette', seed: 25, script: [{ show: 'frontal', seconds: 6 }] }),
  })
  await openModal(page)
  await refuseFaces(page)
  await confirmPhoto(page)
  const dialog = page.getByRole('dialog', { name: 'Take your photo' })
  await expect(dialog.getByRole('alert')).toHaveText(noFace)
  // At this moment the camera would have taken the next photo, and the error would have gone.
  await expect(dialog.getByText(facesRegistrationWords.readyPressTheButton())).toBeVisible({
    timeout: 60_000,
  })
  await expect(dialog.getByRole('alert')).toHaveText(noFace)
  await expectAccessible(page)

  await page.unroute('**/api/faces/mine')
  await dialog.getByRole('button', { name: 'Take photo' }).click()
  await confirmPhoto(page)
  await expect(page.getByRole('status').getByText('Face registered successfully!').first()).toBeVisible()
})

test('a failed registration is also reported on the page, with its reason', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student() })
  await openModal(page)
  await refuseFaces(page)
  await expect(page.getByRole('radio', { name: 'Use Camera' })).toBeChecked()
  await upload(page, await photoOf('redhead'))
  await confirmPhoto(page)
  // This browser has no camera, which has its own alert.
  const refusal = page.getByRole('dialog').getByRole('alert').filter({ hasText: noFace })
  await expect(refusal).toHaveText(noFace)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Registration failed' })
  await expect(failure).toHaveText(`Registration failed: ${noFace}`)
})

test('a face that resembles another person’s waits for an admin, and the screen says why and what happens next', async ({
  campus,
  visit,
}) => {
  const first = await visit({ as: await campus.make.student() })
  await openModal(first)
  await upload(first, await photoOf('redhead'))
  await confirmPhoto(first)
  await expect(first.getByRole('dialog').getByRole('status')).toHaveText(
    facesRegistrationWords.yourPhotoIsInReview(),
  )

  const page = await visit({ as: await campus.make.student() })
  await openModal(page)
  await upload(page, await photoOf('redhead'))
  await confirmPhoto(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(facesRegistrationWords.yourPhotoIsInReview())
  await expect(dialog).toContainText('Your face resembles one registered for someone else')
  await expect(dialog).toContainText(
    'Until then, check in without your face. You’ll be notified of the decision.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('main')).toContainText('Your face resembles one registered for someone else')
})
