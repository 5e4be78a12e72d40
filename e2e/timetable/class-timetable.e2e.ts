import { newId } from '@campanile/server/db/columns.ts'
import { classes, rooms, terms } from '@campanile/server/domains/structure/structure.tables.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(120_000)

const history = () => ({ createdAt: new Date(), updatedAt: new Date() })

/** Two classes in a term far in the future, and a hall. */
async function planning({ make, db }: Campus, hall: string) {
  const student = await make.student()
  const termId = newId()
  await db.insert(terms).values({
    id: termId,
    name: `Term of ${hall}`,
    firstDay: '2030-09-23',
    lastDay: '2030-12-13',
    ...history(),
  })
  await db.insert(rooms).values({ id: newId(), name: hall, capacity: 200, ...history() })
  const one = await make.class([await make.lecturer()], [student])
  const other = await make.class([await make.lecturer()])
  for (const { id } of [one, other]) await db.update(classes).set({ termId }).where(eq(classes.id, id))
  return { student, one, other }
}

test('an admin plans a class, sees a clash and selects a free time, moves and cancels a session', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { student, one, other } = await planning(campus, 'Great Hall')
  const admin = await visit({ as: await campus.make.admin() })
  const meetings = admin.getByRole('region', { name: 'Weekly meetings' })
  const sessions = admin.getByRole('region', { name: 'Sessions' })
  const dialog = admin.getByRole('dialog')

  await admin.goto(`/app/classes/${one.id}/timetable`)
  await meetings.getByRole('button', { name: 'Add meeting' }).click()
  await expect(dialog.getByText('Adds 12 sessions until the end of term')).toBeVisible()
  await dialog.getByLabel('Room').selectOption({ label: 'Great Hall, 200 seats' })
  await dialog.getByRole('button', { name: 'Add meeting' }).click()
  await expect(meetings.getByText('Great Hall, 12 upcoming')).toBeVisible()
  await admin.getByRole('link', { name: 'Sessions', exact: true }).click()
  await expect(sessions.getByRole('cell', { name: 'Monday 23 September', exact: true })).toBeVisible()

  await admin.goto(`/app/classes/${other.id}/timetable`)
  await meetings.getByRole('button', { name: 'Add meeting' }).click()
  await dialog.getByLabel('From').fill('14:00')
  await dialog.getByLabel('To').fill('15:30')
  await dialog.getByLabel('Room').selectOption({ label: 'Great Hall, 200 seats' })
  await dialog.getByLabel('From').fill('10:30')
  await dialog.getByLabel('To').fill('12:00')
  const taken = dialog.getByText(`Great Hall is taken by ${one.courseCode} on Mon`)
  await expect(taken).toHaveCount(1)
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Add meeting' }).click()
  // After the refusal, the clash is also shown beside the room.
  await expect(taken).toHaveCount(2)
  await dialog
    .getByRole('button', { name: /^Monday \d\d:\d\d to/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Add meeting' }).click()
  await expect(meetings.getByText('Great Hall, 12 upcoming')).toBeVisible()

  await admin.goto(`/app/classes/${one.id}/sessions`)
  const first = sessions.getByRole('row').filter({ hasText: '23 September' })
  await first.getByRole('button', { name: 'Change Monday 23 September, 10:00' }).click()
  await admin.getByRole('menuitem', { name: 'Move' }).click()
  await dialog.getByLabel('Day').fill('2030-09-25')
  await dialog.getByLabel('Reason').fill('The hall is being painted')
  await dialog.getByRole('button', { name: 'Move session' }).click()
  const moved = sessions.getByRole('row').filter({ hasText: 'Planned for Monday 23 September' })
  await expect(moved).toContainText('Moved')
  await expectAccessible(admin)

  await moved.getByRole('button', { name: /^Change/ }).click()
  await admin.getByRole('menuitem', { name: 'Cancel' }).click()
  await dialog.getByLabel('Reason').fill('The painter fell ill')
  await dialog.getByRole('button', { name: 'Cancel session' }).click()
  await expect(moved).toContainText('Cancelled')

  await moved.getByRole('button', { name: /^Change/ }).click()
  await admin.getByRole('menuitem', { name: 'Restore' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Restore session' }).click()
  await expect(moved).toContainText('Moved')

  const told = await visit({ as: student })
  await told.goto('/app/dashboard')
  await told.getByRole('button', { name: /Notifications/ }).click()
  for (const title of ['Class moved', 'Class cancelled', 'Class takes place']) {
    await expect(told.getByText(title)).toBeVisible()
  }
})

test('on a phone, the same works, and a substitute covers a session', async ({ campus, visit }) => {
  const { one } = await planning(campus, 'Small Hall')
  await campus.make.lecturer({ firstName: 'Ines', lastName: 'Marlow' })
  const phone = await visit({
    as: await campus.make.admin(),
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  await phone.goto(`/app/classes/${one.id}/timetable`)
  await phone.getByRole('button', { name: 'Add meeting' }).click()
  await expect(phone.getByRole('dialog')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('dialog').getByRole('button', { name: 'Add meeting' }).click()
  await expect(phone.getByRole('dialog')).toBeHidden()
  await phone.getByRole('link', { name: 'Sessions', exact: true }).click()
  const first = phone.getByRole('list', { name: 'Sessions' }).getByRole('listitem').first()
  await first.getByRole('button', { name: /^Change/ }).click()
  await phone.getByRole('menuitem', { name: 'Substitute' }).click()
  await phone.getByLabel('Find a lecturer').fill('Marlow')
  await phone.getByRole('radio', { name: 'Ines Marlow' }).check()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Set substitute' }).click()
  await expect(first).toContainText('Ines Marlow covers it')
  await expectAccessible(phone)
})
