import { randomUUID } from 'node:crypto'
import { checkInWindows } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { leaveRequestDays, leaveRequests } from '@campanile/server/domains/leave/leave.tables.ts'
import type { TestPerson } from '@campanile/server/testing/factories.ts'
import { m as payrollBankWords } from '@campanile/web/src/domains/payroll/bank/messages.ts'
import { m as payrollWords } from '@campanile/web/src/domains/payroll/messages.ts'
import { m as payrollProfilesWords } from '@campanile/web/src/domains/payroll/profiles/messages.ts'
import { m as payrollRunsWords } from '@campanile/web/src/domains/payroll/runs/messages.ts'
import { m as payrollSlipWords } from '@campanile/web/src/domains/payroll/slip/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { minutesUntil } from '../timetable/schedule-page.ts'
import {
  acknowledgeOpen,
  approve,
  call,
  dayOf,
  monthName,
  monthsAgo,
  openSlip,
  payrollPath,
  prove,
  startRun,
} from './payroll-page.ts'

const test = storiesOnOwnCampus()

const [month, next] = [monthsAgo(20), monthsAgo(19)]
const name = 'Sabela Corvin'

/** Four sessions: two with a check-in, one cancelled, and one whose check-in was never opened. */
async function fourSessions({ make, db }: Campus, lecturer: TestPerson) {
  const taught = await make.class([lecturer], [await make.student()])
  const session = (week: number, weekday: number, status?: 'cancelled') =>
    make.session(taught.id, {
      startsInMinutes: minutesUntil(dayOf(month, week, weekday), 10),
      ...(status && { status }),
    })
  const held = [await session(0, 0), await session(0, 1)]
  await session(1, 0, 'cancelled')
  for (const { id, startsAt } of held)
    await db.insert(checkInWindows).values({
      sessionId: id,
      openedBy: lecturer.id,
      openedAt: startsAt,
      lateAfter: startsAt,
      closesAt: startsAt,
      closedAt: startsAt,
    })
  return session(1, 1)
}

/** A morning of leave approved back then, because nobody could request it any more today. */
async function halfDayOff(campus: Campus, { id: personId }: TestPerson, admin: Page) {
  const { items } = await call(admin, campus, 'GET', '/leave/types')
  const annual = items.find((it: { name: string }) => it.name === 'Annual leave')
  const [requestId, on] = [randomUUID(), dayOf(month, 1, 2)]
  const at = new Date(`${on}T08:00:00Z`)
  await campus.db.insert(leaveRequests).values({
    id: requestId,
    personId,
    leaveTypeId: annual.id,
    from: on,
    to: on,
    part: 'morning',
    during: `[${on} 09:00, ${on} 13:00)`,
    reason: 'A wedding',
    status: 'approved',
    submittedAt: at,
    decidedAt: at,
    approvedAt: at,
  })
  await campus.db.insert(leaveRequestDays).values({ requestId, date: on, minutes: annual.dayMinutes / 2 })
}

test('a visiting lecturer is paid for sessions held and resolved, with an adjustment in the next month', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const person = await make.lecturer({ firstName: 'Sabela', lastName: 'Corvin', employmentType: 'visiting' })
  const unrecorded = await fourSessions(campus, person)
  const lecturer = await visit({ as: person })
  const admin = await visit({ as: await make.admin() })
  const approver = await visit({ as: await make.admin() })

  await halfDayOff(campus, person, admin)

  // The profile has a rate per taught hour.
  await admin.goto(`${payrollPath}/profiles?search=Corvin`)
  await admin.getByRole('button', { name: `Add profile of ${name}` }).click()
  const panel = admin.getByRole('dialog', { name })
  await panel.getByRole('button', { name: 'Add profile' }).click()
  const form = admin.getByRole('dialog', { name: 'Add pay profile' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(payrollProfilesWords.enterAnAmountLike({ amount: '1250.50' }))).toBeVisible()
  await form.getByLabel('Rate per taught hour').fill('40')
  await form.getByLabel('First day').fill(`${month}-01`)
  await form.getByLabel('Last day').fill(`${next}-28`)
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(
    panel.getByRole('listitem').filter({ hasText: payrollWords.amountATaughtHour({ amount: '€40.00' }) }),
  ).toBeVisible()

  // The run proposes the recorded amounts, and lists the two discrepancies.
  await startRun(admin, month)
  const slip = await openSlip(admin, name)
  await expect(slip.getByRole('region', { name: 'Net pay' })).toContainText('€120.00')
  await expect(slip).toContainText('Annual leave')
  await slip.getByRole('button', { name: /^2 sessions/ }).click()
  await expect(slip.getByRole('list', { name: /^Behind/ }).getByRole('link')).toHaveCount(2)
  await expectAccessible(admin)
  await slip.getByRole('button', { name: 'Close' }).click()
  await expect(admin.getByRole('button', { name: 'Approve' })).toBeDisabled()

  await admin.getByRole('link', { name: /^Discrepancies/ }).click()
  const list = admin
    .getByRole('list', { name: 'Discrepancies' })
    .getByRole('listitem')
    .filter({ hasText: name })
  const cancelled = list.filter({ hasText: 'Cancelled session' })
  const missed = list.filter({ hasText: 'Taught but not recorded' })
  await expect(cancelled).toBeVisible()
  await expect(missed).toBeVisible()
  await expectAccessible(admin)
  await cancelled.getByRole('button', { name: /^Review/ }).click()
  const review = admin.getByRole('dialog', { name: 'Cancelled session' }).filter({ hasText: name })
  await review.getByLabel('Reason').fill('Cancelled an hour before, by us')
  await expectAccessible(admin)
  await review.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(review).toHaveCount(0)
  await admin.keyboard.press('Escape')
  await expect(cancelled).toContainText('Cancelled an hour before, by us')
  await missed.getByRole('button', { name: /^Review/ }).click()
  const second = admin.getByRole('dialog', { name: 'Taught but not recorded' }).filter({ hasText: name })
  await second.getByRole('button', { name: 'Do not pay' }).click()
  await expect(second).toHaveCount(0)
  await admin.keyboard.press('Escape')
  await expect(missed).toContainText('Not paid ·')
  // Missing bank details are a discrepancy too. They are added from here, and the discrepancy is gone.
  const bank = list.filter({ hasText: 'No bank details' })
  await bank.getByRole('button', { name: /^Add bank details/ }).click()
  const details = admin.getByRole('dialog', { name, exact: true })
  await details.getByRole('button', { name: 'Add the bank details' }).click()
  await details.getByRole('button', { name: 'Add bank details' }).click()
  const account = admin.getByRole('dialog', { name: 'Add bank details' })
  await account.getByLabel('Account holder').fill(name)
  await account.getByLabel(payrollBankWords.accountNumberOrIBAN()).fill('GB82 WEST 1234 5698 7654 32')
  await prove(admin, 'Add bank details', 'Save')
  await expect(details.getByText('•••• 5432')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(bank).toHaveCount(0)
  await admin.getByRole('link', { name: 'Payslips', exact: true }).click()
  await expect(admin.getByRole('row').filter({ hasText: name })).toContainText('€180.00')

  // Approves, pays and locks the run.
  await acknowledgeOpen(admin, campus, new URL(admin.url()).pathname.split('/')[4]!)
  await approve({ admin, approver }, month)
  await expect(admin.getByRole('region', { name: 'Summary' })).toContainText(
    payrollRunsWords.amountToPeople({ amount: '€180.00', people: 1 }),
  )
  const heading = admin.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Approved')
  await admin.getByRole('button', { name: 'Mark as paid' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(heading).toContainText('Paid')
  await admin.getByRole('button', { name: 'Lock' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click()
  await expect(heading).toContainText('Locked')
  const lockedRun = admin.url()

  // The missed register is taken later, so the next run adjusts the pay.
  await call(lecturer, campus, 'POST', `/sessions/${unrecorded.id}/register/later`, {
    reason: 'The projector was broken',
    rest: 'present',
    except: [],
  })
  await startRun(admin, next)
  const later = await openSlip(admin, name)
  const line = later
    .getByRole('region', { name: payrollSlipWords.adjustedAndCarried() })
    .getByRole('listitem')
    .first()
  await expect(line).toContainText(monthName(month))
  await expect(line).toContainText('+€60.00')
  await expect(later.getByRole('region', { name: 'Net pay' })).toContainText('€60.00')

  // The whole run is reversed, with a reason and with lines that cancel out its own.
  await admin.goto(lockedRun)
  await admin.getByRole('button', { name: 'More' }).click()
  await admin.getByRole('menuitem', { name: 'Reverse run' }).click()
  const reversal = admin.getByRole('dialog', { name: `Reverse ${monthName(month)}` })
  await reversal.getByLabel('Reason').fill('Paid from the wrong account')
  await prove(admin, `Reverse ${monthName(month)}`, 'Reverse run')
  await expect(heading).toContainText('Reversed')
  await admin.getByRole('link', { name: payrollRunsWords.viewTheReversalRun() }).click()
  await expect(heading).toContainText(`Reversal of ${monthName(month)}`)
  await expect(admin.getByText('Paid from the wrong account')).toBeVisible()
  await expect(admin.getByRole('region', { name: 'Summary' })).toContainText('−€180.00')
  await expectAccessible(admin)
})
