import {
  encodeDescriptor,
  inventFace,
  jitter,
  makeFrames,
  testPhoto,
} from '@campanile/server/testing/test-face.ts'
import { m as peopleWords } from '@campanile/web/src/domains/people/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { findUser, rowOf, usersPath } from './users-page.ts'

/** Gives consent and registers a face, as the registration screen does after the photo is confirmed. */
async function registerFace(page: Page, origin: string, source: 'camera' | 'upload', descriptors: string[]) {
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`${origin}/api/faces/mine${path}`, {
      method,
      headers: { origin },
      ...(data && { data }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const { consent } = await call('GET', '')
  await call('POST', '/consent', { version: consent.version })
  const takenAt = new Date().toISOString()
  await call('PUT', '', { descriptors, photo: await testPhoto(), source, takenAt })
}

test('face photos waiting for review are shown with their reasons, accepted and rejected', async ({
  campus,
  visit,
}) => {
  const face = inventFace()
  const [leila, noor, omar] = [
    await campus.make.student({ firstName: 'Leila', lastName: 'Haddad', email: 'leila@photos.test' }),
    await campus.make.student({ firstName: 'Noor', lastName: 'Al-Sayed', email: 'noor@photos.test' }),
    await campus.make.student({ firstName: 'Omar', lastName: 'Farouk', email: 'omar@photos.test' }),
  ]
  const register = async (as: typeof leila, source: 'camera' | 'upload', descriptors: string[]) =>
    registerFace(await visit({ as }), campus.url, source, descriptors)
  const page = await visit({ as: await campus.make.admin() })
  await findUser(page, 'photos.test')
  await register(leila, 'camera', makeFrames(face))
  await register(noor, 'upload', [encodeDescriptor(jitter(face, 0.2))])
  await register(omar, 'upload', [encodeDescriptor(inventFace())])

  await expect(page.getByText('2 face photos to check.')).toBeVisible()
  await expect(rowOf(page, noor.email).getByText('Face to check')).toBeVisible()
  await page.getByRole('button', { name: 'Check photos' }).click()
  const photo = (name: string) => page.getByRole('dialog', { name })
  await expect(photo('Noor Al-Sayed')).toContainText('1 of 2')
  await expect(photo('Noor Al-Sayed')).toContainText(peopleWords.photoWasUploaded())
  await expect(photo('Noor Al-Sayed')).toContainText('The face resembles that of Leila Haddad')
  for (const name of ['Noor Al-Sayed', 'Leila Haddad']) {
    await expect(photo('Noor Al-Sayed').getByRole('img', { name: `Face of ${name}` })).toHaveJSProperty(
      'naturalWidth',
      640,
    )
  }
  await expectAccessible(page)
  await page.keyboard.press('j')
  await photo('Omar Farouk').getByRole('button', { name: 'Accept' }).click()
  await photo('Noor Al-Sayed').getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('face photos to check')).toHaveCount(0)
  await expect(page).toHaveURL(`${usersPath}?search=photos.test`)
  await expect(rowOf(page, omar.email).getByRole('img', { name: 'Face registered' })).toBeVisible()
  await expect(rowOf(page, noor.email).getByRole('img', { name: 'Face not registered' })).toBeVisible()
})
