import { attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { m as insightWaitingWords } from '@campanile/web/src/domains/insight/waiting/messages.ts'
import { m as timetableRoomsWords } from '@campanile/web/src/domains/timetable/rooms/messages.ts'
import { studentRow } from '../attendance/register-page.ts'
import { submitLeave } from '../leave/leave-page.ts'
import { countEffort } from '../support/effort.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { nextWeek } from '../timetable/schedule-page.ts'

// Five of the ten tasks of docs/ten-tasks.md, in steps: a tap, or a key of a shortcut. Typing a word is one step.

// Waiting items and the term belong to one campus.
const test = storiesOnOwnCampus()

const now = () => new Date()

/** Keeps the figures with the test's report. */
function report(read: () => { taps: number; keys: number; seconds: number }) {
  const { taps, keys, seconds } = read()
  const description = `${taps} taps, ${keys} keys, ${seconds} s`
  test.info().annotations.push({ type: 'effort', description })
  process.stdout.write(`${test.info().title}: ${description}\n`)
  return { taps, keys }
}

test('an admin answers a parent’s question about one student with three taps and a name', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const noor = await make.student({ firstName: 'Noor', lastName: 'Haddadi' })
  await markedClass({ make, db, now }, [await make.lecturer()], [[noor, 'PPPA']])
  const page = await visit({ as: await make.admin(), viewport: { width: 1440, height: 900 } })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const effort = await countEffort(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('Haddadi')
  await page.getByRole('option', { name: /Noor Haddadi/ }).click()
  await expect(page.getByRole('region', { name: 'Attendance by class' }).getByRole('listitem')).toHaveCount(1)
  const tabs = page.getByRole('navigation', { name: 'About Noor Haddadi' })
  await tabs.getByRole('link', { name: 'Requests' }).click()
  await expect(page.getByText('No requests yet')).toBeVisible()
  await tabs.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByText('No GPA yet').first()).toBeVisible()
  expect(report(effort)).toEqual({ taps: 3, keys: 2 })
})

test('an admin finds a free room for 60 on a Thursday with two taps, a day and a number', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  await make.session((await make.class([await make.lecturer()])).id)
  const page = await visit({ as: await make.admin(), viewport: { width: 1440, height: 900 } })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const effort = await countEffort(page)
  await page.getByRole('link', { name: 'Timetable' }).click()
  await page.getByRole('button', { name: timetableRoomsWords.findFreeRoom() }).click()
  const panel = page.getByRole('dialog', { name: timetableRoomsWords.findFreeRoom() })
  await panel.getByLabel('Day').fill(nextWeek[3]!)
  await panel.getByLabel('Seats').fill('60')
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  expect(report(effort)).toEqual({ taps: 2, keys: 0 })
})

test('an admin disables the accounts of a group with four taps, a search and a reason', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  for (let made = 0; made < 3; made += 1) await make.student({ lastName: 'Groupworth' })
  const page = await visit({ as: await make.admin(), viewport: { width: 1440, height: 900 } })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const effort = await countEffort(page)
  await page.getByRole('link', { name: 'User Management' }).click()
  await page.getByLabel('Find a person').fill('Groupworth')
  await expect(page.getByText('3 people', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Disable 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable 3 accounts?' })
  await dialog.getByLabel('Reason').fill('Left the university')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('3 accounts disabled')).toBeVisible()
  expect(report(effort)).toEqual({ taps: 4, keys: 0 })
})

test('an admin approves the leave that waits longest with one tap and one key', async ({ campus, visit }) => {
  const { make } = campus
  const orla = await make.staff({ firstName: 'Orla', lastName: 'Ferryman' })
  await submitLeave(await visit({ as: orla }), campus, { from: nextWeek[2]! })
  const page = await visit({ as: await make.admin(), viewport: { width: 1440, height: 900 } })
  await page.goto('/app/dashboard')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting).toContainText('Leave requests')
  const effort = await countEffort(page)
  await waiting.getByRole('link', { name: 'Review all' }).click()
  await expect(page.getByRole('dialog')).toContainText('Orla Ferryman')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeEnabled()
  await page.keyboard.press('a')
  await expect(page.getByText(insightWaitingWords.nothingNeedsYourAttention())).toBeVisible()
  expect(report(effort)).toEqual({ taps: 1, keys: 1 })
})

test('a lecturer sees who is absent today in a class with one tap', async ({ campus, visit }) => {
  const { make, db } = campus
  const lecturer = await make.lecturer()
  const students = [await make.student({ lastName: 'Herenow' }), await make.student({ lastName: 'Notthere' })]
  const { id: sessionId } = await make.session((await make.class([lecturer], students)).id)
  const page = await visit({ as: lecturer, viewport: { width: 1440, height: 900 } })
  const data = { lateAfterMinutes: 10, closeAfterMinutes: 20 }
  await page.request.post(`/api/sessions/${sessionId}/check-in`, { data, headers: { origin: campus.url } })
  const record = { sessionId, studentId: students[0]!.id, status: 'present', source: 'manual' } as const
  await db.insert(attendanceRecords).values({ ...record, markedAt: now(), markedBy: lecturer.id })
  await page.request.post(`/api/sessions/${sessionId}/check-in/close`, { headers: { origin: campus.url } })
  await page.goto('/app/dashboard')
  const absent = page.getByRole('link', { name: /^1 absent/ })
  await expect(absent).toBeVisible()
  const effort = await countEffort(page)
  await absent.click()
  await expect(studentRow(page, /Notthere/)).toBeVisible()
  await expect(studentRow(page, /Herenow/)).toHaveCount(0)
  expect(report(effort)).toEqual({ taps: 1, keys: 0 })
})
