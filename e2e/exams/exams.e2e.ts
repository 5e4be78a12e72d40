import { newId } from '@campanile/server/db/columns.ts'
import { rooms } from '@campanile/server/domains/structure/structure.tables.ts'
import { m as examsFormWords } from '@campanile/web/src/domains/exams/form/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(90_000)

const day = '2030-11-04'

/** A class with two students, another class, and a hall. */
async function planning({ make, db }: Campus, hall: string) {
  const at = new Date()
  const hallId = newId()
  await db.insert(rooms).values({ id: hallId, name: hall, capacity: 30, createdAt: at, updatedAt: at })
  const students = [
    await make.student({ firstName: 'Ada', lastName: `Aaron ${hall}` }),
    await make.student({ firstName: 'Bob', lastName: `Baker ${hall}` }),
  ] as const
  const lecturer = await make.lecturer()
  return {
    hallId,
    students,
    one: await make.class([lecturer], [...students]),
    other: await make.class([lecturer]),
  }
}

test('an admin plans an exam, sees a clash while typing, allocates seats and publishes; a student sees the seat', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { students, one, other } = await planning(campus, 'Aula Magna')
  const page = await visit({ as: await campus.make.admin() })
  const panel = page.getByRole('dialog')

  const add = async (courseCode: string, startsAt: string) => {
    await page.goto('/app/exam-management?new=1')
    await panel.getByRole('combobox', { name: 'Class' }).fill(courseCode)
    await panel.getByRole('option', { name: courseCode }).click()
    await panel.getByLabel('Title').fill('Midterm')
    await panel.getByLabel('Day').fill(day)
    await panel.getByLabel('Starts').fill(startsAt)
    await panel.getByRole('button', { name: 'Add room' }).click()
    await panel.getByLabel('Room', { exact: true }).selectOption({ label: 'Aula Magna, 30 seats' })
  }

  await add(one.courseCode, '09:00')
  await expect(panel.getByText(examsFormWords.studentsAndSeats({ candidates: 2, seats: 30 }))).toBeVisible()
  await panel.getByRole('button', { name: 'Add exam' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Midterm' })).toBeVisible()
  const address = page.url()

  await add(other.courseCode, '14:00')
  await panel.getByLabel('Starts').fill('10:00')
  await expect(panel.getByText(`Aula Magna is taken by the exam ${one.courseCode} Midterm`)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: /4 November, 11:00/ }).click()
  await expect(panel.getByText(examsFormWords.thisTimeCantBeSaved())).toBeHidden()
  await panel.getByRole('button', { name: 'Add exam' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Midterm' })).toBeVisible()

  await page.goto(address)
  const seats = page.getByRole('region', { name: 'Seats' })
  await seats.getByRole('button', { name: 'Assign seats' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Assign seats' }).click()
  await expect(seats.getByRole('listitem')).toHaveText([/1.*Ada/, /2.*Bob/])
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  const student = await visit({ as: students[1], viewport: { width: 390, height: 844 } })
  await student.goto(`/app/schedule?view=agenda&date=${day}`)
  await student.getByRole('button', { name: new RegExp(`Exam: ${one.courseTitle}`) }).click()
  const seen = student.getByRole('dialog', { name: 'Exam: Midterm' })
  await expect(seen).toContainText('Aula Magna')
  await expect(seen.getByText('Your seat').locator('+ dd')).toHaveText('2')
  await expectAccessible(student)
})

test('the calendar shows the exams of a month, by keyboard and on a phone', async ({ campus, visit }) => {
  const { one } = await planning(campus, 'Calendar hall')
  const page = await visit({ as: await campus.make.admin() })
  for (const [startsAt, title] of [
    ['09:00', 'Final document'],
    ['11:00', 'Second document'],
    ['13:00', 'Third document'],
    ['15:00', 'Fourth document'],
    ['17:00', 'Last document'],
  ]) {
    const answer = await page.request.post(`${campus.url}/api/exams`, {
      data: {
        classId: one.id,
        type: 'final',
        title,
        day: '2030-11-12',
        startsAt,
        durationMinutes: 60,
        maxMark: '100',
        weight: '20',
        rooms: [],
      },
      headers: { origin: campus.url },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.goto('/app/exam-management/calendar?date=2030-10-12')
  await page.getByRole('button', { name: 'Next month' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'November 2030' })).toBeVisible()
  const entry = page.getByRole('link', { name: new RegExp(`${one.courseCode}.*Final document`) })
  await expect(entry).toBeVisible()
  await expect(page.getByRole('link', { name: /Last document/ })).toHaveCount(0)
  await page.getByRole('button', { name: '2 more' }).press('Enter')
  await expect(page.getByRole('link', { name: /Last document/ })).toBeVisible()
  await expect(page).toHaveURL(/date=2030-11-12&view=week/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/exam-management/calendar?date=2030-11-12')
  await expect(page.getByRole('link', { name: `${one.courseCode} Final document` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `${one.courseCode} Final document` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Final document' })).toBeVisible()
})

test('student and invigilator see changes to an exam without reloading; the list can be filtered by class', async ({
  campus,
  visit,
}) => {
  const { hallId, students, one, other } = await planning(campus, 'Living hall')
  const watcher = await campus.make.staff({ firstName: 'Wim', lastName: 'Watchman' })
  const page = await visit({ as: await campus.make.admin() })
  const [student, staff] = [await visit({ as: students[0] }), await visit({ as: watcher })]
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const ask = async (path: string, method: string, data: object) => {
    const answer = await page.request.fetch(`${campus.url}/api${path}`, {
      method,
      data,
      headers: { origin: campus.url },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const facts = {
    type: 'midterm',
    title: 'Live midterm',
    day: soon,
    startsAt: '09:00',
    durationMinutes: 60,
    maxMark: '100',
    weight: '50',
    rooms: [{ roomId: hallId, seats: 10, invigilatorId: watcher.id }],
  }
  await student.goto('/app/dashboard')
  await staff.goto('/app/dashboard')
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()

  const exam = await ask('/exams', 'POST', { classId: one.id, ...facts })
  const shownTo = [student, staff].map((it) => it.getByRole('region', { name: 'Upcoming exams' }))
  const published = await ask(`/exams/${exam.id}/publication`, 'POST', { version: exam.version })
  for (const shown of shownTo) await expect(shown).toContainText('09:00 to 10:00')
  await expect(shownTo[1]!).toContainText('You invigilate')
  const moved = await ask(`/exams/${exam.id}`, 'PUT', {
    ...facts,
    version: published.version,
    startsAt: '14:00',
  })
  for (const shown of shownTo) await expect(shown).toContainText('14:00 to 15:00')
  await page.goto(`/app/exam-management?class=${one.id}`)
  await expect(page.getByRole('link', { name: /Live midterm/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue(one.id)
  await ask(`/exams/${exam.id}/cancellation`, 'POST', {
    version: moved.version,
    reason: 'The hall is closed',
  })
  for (const shown of shownTo) await expect(shown).toBeHidden()
  await page.goto(`/app/exam-management?class=${other.id}`)
  await expect(page.getByText(uiWords.nothingMatchesTheseFilters())).toBeVisible()
})

test('when two admins change one exam, the second sees both versions in words and reviews the result', async ({
  campus,
  visit,
}) => {
  const { one, hallId } = await planning(campus, 'Conflict hall')
  const first = await visit({ as: await campus.make.admin() })
  const answer = await first.request.post(`${campus.url}/api/exams`, {
    headers: { origin: campus.url },
    data: {
      classId: one.id,
      type: 'midterm',
      title: 'Midterm',
      day,
      startsAt: '09:00',
      durationMinutes: 60,
      maxMark: '100',
      weight: '10',
      rooms: [{ roomId: hallId, seats: 30, invigilatorId: null }],
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = await answer.json()
  const second = await visit({ as: await campus.make.admin() })
  for (const page of [first, second]) {
    await page.goto(`/app/exam-management/${id}`)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
  }
  const [theirs, mine] = [first.getByRole('dialog'), second.getByRole('dialog')]
  await theirs.getByLabel('Type').selectOption({ label: 'Final' })
  await theirs.getByLabel('Day').fill('2030-11-05')
  await theirs.getByLabel('Seats').fill('20')
  await theirs.getByRole('button', { name: 'Save exam' }).click()
  await expect(theirs).toBeHidden()
  await mine.getByLabel('Minutes').fill('90')
  await mine.getByRole('button', { name: 'Save exam' }).click()
  await expect(mine.getByText(uiWords.somebodyElseSavedChanges())).toBeVisible()
  const side = (name: string) => mine.getByRole('radio', { name })
  await expect(side('Theirs Final')).toBeChecked()
  await expect(side('Theirs Tuesday 5 November')).toBeChecked()
  await expect(side('Theirs Conflict hall, 20 seats')).toBeChecked()
  await expect(side('Yours 1 h 30 min')).toBeChecked()
  await expectAccessible(second)
  await mine.getByRole('button', { name: 'Continue' }).click()
  await expect(mine.getByLabel('Day')).toHaveValue('5 Nov 2030')
  await expect(mine.getByLabel('Seats')).toHaveValue('20')
  await mine.getByRole('button', { name: 'Save exam' }).click()
  await expect(mine).toBeHidden()
  await expect(second.getByText('1 h 30 min').first()).toBeVisible()
})
