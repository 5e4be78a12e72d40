import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { m as facesRegistrationWords } from '@campanile/web/src/domains/faces/registration/messages.ts'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type FilmPerson, filmPeople } from '../film/people.ts'

export const facesPath = '/app/setup/face-registration'

const pictures = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo',
)

/**
 * A photo of a person: their head, cropped and turned upright from the picture that the films are made from.
 */
export async function photoOf(name: keyof typeof filmPeople) {
  const { picture, eyes }: FilmPerson = filmPeople[name]
  const [left, right] = eyes
  const across = right.x - left.x
  const down = right.y - left.y
  // Centred between the eyes, so that rotation keeps that point fixed.
  const around = (side: number, x: number, y: number) => ({
    left: Math.round(x - side / 2),
    top: Math.round(y - side / 2),
    width: Math.round(side),
    height: Math.round(side),
  })
  const side = Math.hypot(across, down) * 4
  const head = await sharp(join(pictures, picture))
    .extract(around(side * 1.4, (left.x + right.x) / 2, (left.y + right.y) / 2))
    .toBuffer()
  const upright = sharp(
    await sharp(head)
      .rotate((-Math.atan2(down, across) * 180) / Math.PI)
      .toBuffer(),
  )
  const { width, height } = await upright.metadata()
  const buffer = await upright
    .extract(around(side, width / 2, height / 2))
    .jpeg()
    .toBuffer()
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}

/** A picture of a wall, without a face. */
export async function photoOfNobody() {
  const background = { r: 150, g: 145, b: 140 }
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: 'wall.jpg', mimeType: 'image/jpeg', buffer }
}

/** Opens the dialog and gives consent. */
export async function openModal(page: Page) {
  await page.goto(`${facesPath}?start=1`)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Take your photo' })).toBeVisible()
}

/** Waits for the camera to take the photo, and confirms it. */
export async function confirmPhoto(page: Page) {
  await expect(page.getByText('Is this photo clear and shows your face well?')).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Register Face' }).click()
}

/** Selects a file instead of using the camera, once the models have loaded. */
export async function upload(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.getByRole('radio', { name: 'Upload Photo' }).click()
  await expect(page.getByRole('button', { name: 'Select a photo' })).toBeEnabled({ timeout: 60_000 })
  await page.getByLabel(facesRegistrationWords.photoOfYourFace()).setInputFiles(file)
}
