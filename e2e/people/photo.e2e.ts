import { m as peopleWords } from '@campanile/web/src/domains/people/messages.ts'
import sharp from 'sharp'
import { expect, test } from '../support/test.ts'
import { act, findUser, rowOf } from './users-page.ts'

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

const overTenMegabytes = Buffer.alloc(10 * 1024 * 1024 + 1)

test('a profile photo is selected, previewed before it is saved, replaced and removed', async ({
  campus,
  visit,
}) => {
  const { email } = await campus.make.lecturer()
  const page = await visit({ as: await campus.make.admin() })
  await findUser(page, email)
  const open = async () => {
    await act(page, email, 'Profile photo')
    return page.getByRole('dialog')
  }
  const photo = rowOf(page, email).locator('img')

  const dialog = await open()
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await choose('notes.pdf', 'application/pdf', Buffer.from('%PDF'))
  await expect(dialog.getByText(peopleWords.selectAPicture())).toBeVisible()
  await choose('huge.png', 'image/png', overTenMegabytes)
  await expect(dialog.getByText('This picture is larger than 10 MB.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save photo' })).toBeDisabled()
  await choose('broken.png', 'image/png', Buffer.from('no picture at all'))
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(dialog.getByText('We couldn’t read this image.')).toBeVisible()
  await choose('blue.png', 'image/png', await picture('#3060a0'))
  await expect(dialog.locator('img')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(dialog).toBeHidden()
  await expect(photo).toHaveJSProperty('naturalWidth', 320)
  const first = await photo.getAttribute('src')

  await open()
  await choose('green.png', 'image/png', await picture('#30a060'))
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(photo).not.toHaveAttribute('src', first ?? '')

  await open()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toBeHidden()
  await expect(photo).toHaveCount(0)
})
