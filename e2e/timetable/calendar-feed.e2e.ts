import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import { m as timetableWords } from '@campanile/web/src/domains/timetable/messages.ts'
import { m as roomWords } from '@campanile/web/src/domains/timetable/rooms/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { changeSession, nextWeekClass, schedulePath } from './schedule-page.ts'

/** Reads the feed as a calendar app does, with only the URL and no cookies. */
const read = (url: string) => fetch(url, { headers: { 'user-agent': 'a calendar' } })

test('a calendar subscribes to a schedule, receives a change, and loses access when the address is revoked', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { student, sessionId, courseTitle } = await nextWeekClass(campus)
  const page = await visit({ as: student })
  await page.goto(schedulePath)
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' })
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const url = await dialog.getByLabel('Calendar address').inputValue()
  expect(url).toMatch(new RegExp(`^${campus.url}/calendar/[\\w-]{43}\\.ics$`))
  await expect(dialog.getByRole('link', { name: /device/ })).toHaveAttribute('href', /^webcal:/)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const answer = await read(url)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const text = await answer.text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain(`UID:${sessionId}@campanile`)
  expect(text).toContain(courseTitle)

  const admin = await visit({ as: await campus.make.admin() })
  await changeSession(admin, campus, 'cancel', sessionId, { reason: 'Illness' })
  const changed = await (await read(url)).text()
  expect(changed).toContain('STATUS:CANCELLED')
  expect(changed).toContain('SEQUENCE:1')

  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await expect(dialog).toContainText('A calendar last read it on')
  await dialog.getByRole('button', { name: 'Revoke address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect((await read(url)).status).toBe(200)
  await dialog.getByRole('button', { name: 'Revoke address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible()
  expect((await read(url)).status).toBe(404)
})

test('creating a new address disables the previous one', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.lecturer() })
  await page.goto(`${schedulePath}?subscribe=1`)
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' })
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const former = await dialog.getByLabel('Calendar address').inputValue()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await expect(dialog).toContainText('No calendar has read it yet')
  await expect(dialog.getByLabel('Calendar address')).toBeHidden()
  await dialog.getByRole('button', { name: timetableWords.createANewAddress() }).click()
  const url = await dialog.getByLabel('Calendar address').inputValue()
  expect((await read(former)).status).toBe(404)
  expect((await read(url)).status).toBe(200)
})

test('an admin publishes the bookings of a room, and revokes the address', async ({ campus, visit }) => {
  const { id: classId } = await campus.make.class([await campus.make.lecturer({ lastName: 'Hidden' })])
  const { id: sessionId } = await campus.make.session(classId, { startsInMinutes: 60 })
  const [session] = await campus.db.select().from(sessions).where(eq(sessions.id, sessionId))
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(`/app/classes/rooms/${session!.roomId}`)
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' })
  await expect(dialog).toContainText(roomWords.feedEffect())
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const url = await dialog.getByLabel('Calendar address').inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const text = await (await read(url)).text()
  expect(text).toContain(`UID:${sessionId}@campanile`)
  expect(text).not.toContain('Hidden')

  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await expect(dialog).toContainText('A calendar last read it on')
  await dialog.getByRole('button', { name: 'Revoke address' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(roomWords.feedRevoked())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible()
  expect((await read(url)).status).toBe(404)
})
