import { m as leaveManageWords } from '@campanile/web/src/domains/leave/manage/messages.ts'
import { m as leaveMyWords } from '@campanile/web/src/domains/leave/my/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { minutesUntil, nextWeek } from '../timetable/schedule-page.ts'
import { askFor, inQueue, leavePath, myLeavePath } from './leave-page.ts'

const phone = { viewport: { width: 390, height: 844 } }
const monday = nextWeek[0]!

test('a lecturer proposes a colleague for a session, who accepts on a phone, and the approval applies it', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make } = campus
  const nora = await make.lecturer({ firstName: 'Nora', lastName: 'Away' })
  const omar = await make.lecturer({ firstName: 'Omar', lastName: 'Aabel' })
  const student = await make.student()
  const taught = await make.class([nora], [student])
  await make.session(taught.id, { startsInMinutes: minutesUntil(monday, 10) })
  await make.session(taught.id, { startsInMinutes: minutesUntil(monday, 14) })
  const lecturer = await visit({ as: nora, ...phone })
  await lecturer.goto(myLeavePath)
  const form = await askFor(lecturer, 'Annual leave', monday)
  await expect(form.getByText(leaveMyWords.sessionsOnTheseDays({ sessions: 2 }))).toBeVisible()
  await form.getByLabel(/10:00 to 11:30/).selectOption('Propose Omar Aabel')
  await expect(
    form.getByText(leaveMyWords.colleagueCanAcceptOrDecline({ colleague: 'Omar Aabel' })),
  ).toBeVisible()
  await form.getByLabel(/14:00 to 15:30/).selectOption(leaveMyWords.proposeToCancelIt())
  await form.getByLabel('Reason').fill('A wedding')
  await expectAccessible(lecturer)
  await form.getByRole('button', { name: 'Submit request' }).click()
  await expect(form).toBeHidden()

  const colleague = await visit({ as: omar, ...phone })
  await colleague.goto('/app/dashboard')
  await colleague.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await colleague.getByRole('dialog', { name: 'Notifications' }).getByText('Cover requested').click()
  const covers = colleague.getByRole('region', { name: 'Cover requests' })
  await expect(covers).toContainText('For Nora Away.')
  await expectAccessible(colleague)
  await covers.getByRole('button', { name: /^Accept/ }).click()
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(covers).toContainText('Accepted')

  const admin = await visit({ as: await make.admin() })
  await admin.goto(`${leavePath}?search=Away`)
  await inQueue(admin, 'Nora Away')
    .getByRole('button', { name: /^Review/ })
    .click()
  const review = admin.getByRole('dialog')
  const morning = review.getByRole('listitem').filter({ hasText: '10:00 to 11:30' })
  await expect(morning).toContainText(
    leaveManageWords.personProposesCover({ person: 'Nora Away', colleague: 'Omar Aabel' }),
  )
  await expect(morning).toContainText('Accepted')
  await expect(morning.getByRole('radio', { name: 'Cover' })).toBeChecked()
  const afternoon = review.getByRole('listitem').filter({ hasText: '14:00 to 15:30' })
  await expect(afternoon.getByRole('radio', { name: 'Cancel' })).toBeChecked()
  await expectAccessible(admin)
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(review).toBeHidden()

  const told = await visit({ as: student })
  await told.goto(`/app/schedule?date=${monday}`)
  const schedule = told.getByRole('region', { name: 'Schedule' })
  await expect(schedule.getByRole('button', { name: /Omar Aabel/ })).toHaveCount(1)
  await expect(schedule.getByRole('button', { name: /Cancelled/ })).toHaveCount(1)
})
