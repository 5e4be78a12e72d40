import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { m as attendanceTodayWords } from '@campanile/web/src/domains/attendance/today/messages.ts'
import { m as leaveManageWords } from '@campanile/web/src/domains/leave/manage/messages.ts'
import { hand, readablePdf, setWork } from '../assignments/assignment-page.ts'
import { startCheckIn } from '../attendance/register-page.ts'
import { everyAction, makeFilm, sittingStill } from '../film/film.ts'
import { submitLeave } from '../leave/leave-page.ts'
import { codeOnScreen } from '../support/code-on-screen.ts'
import { countEffort } from '../support/effort.ts'
import { chooseMovement, registerFace } from '../support/face.ts'
import { expect, test } from '../support/test.ts'
import { nextWeek } from '../timetable/schedule-page.ts'

const phone = { viewport: { width: 390, height: 844 } }

/** Keeps the figures with the test's report. */
function report(read: () => { taps: number; keys: number; seconds: number }) {
  const effort = read()
  const description = `${effort.taps} taps, ${effort.keys} keys, ${effort.seconds} s`
  test.info().annotations.push({ type: 'effort', description })
  process.stdout.write(`${test.info().title}: ${description}\n`)
  const { taps, keys } = effort
  return { taps, keys }
}

test('a student checks in from Today with two taps and the six characters of the code', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const [ines, ana] = [await make.lecturer(), await make.student()]
  const { id: classId } = await make.class([ines], [ana])
  const { id: sessionId } = await make.session(classId)
  const lecturer = await visit({ as: ines })
  await startCheckIn(lecturer, sessionId)
  const student = await visit({ as: ana, film: 'forbidden', ...phone })
  await student.goto('/app/dashboard')
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible()
  const code = await codeOnScreen(lecturer)
  const effort = await countEffort(student)
  const tabs = student.getByRole('navigation', { name: 'Quick' })
  await tabs.getByRole('link', { name: 'Check in', exact: true }).click()
  const field = student.getByLabel(attendanceTodayWords.codeOnTheClassroomScreen())
  await field.click()
  await field.pressSequentially(code)
  await expect(student.getByText(attendanceWords.youAreCheckedIn())).toBeVisible()
  expect(report(effort)).toEqual({ taps: 2, keys: 6 })
})

test('a member of staff checks in from Today with one tap and their face', async ({ campus, visit }) => {
  // Rendering films that are not in the temporary folder yet takes a while.
  test.setTimeout(600_000)
  const marek = await campus.make.staff()
  const film = (seed: number, script: typeof everyAction) => makeFilm({ person: 'raven', seed, script })
  await registerFace(await visit({ as: marek, film: await film(501, sittingStill) }))
  const staff = await visit({ as: marek, film: await film(502, everyAction), ...phone })
  await staff.goto('/app/dashboard')
  const effort = await countEffort(staff)
  await staff.getByRole('button', { name: 'Check in', exact: true }).click()
  const afterOneTap = effort()
  // The films show turns of the head only; a person makes any movement.
  await chooseMovement(staff, /turn/)
  await expect(staff.getByRole('heading', { name: attendanceWords.youAreCheckedIn() })).toBeVisible({
    timeout: 60_000,
  })
  report(effort)
  expect(afterOneTap).toMatchObject({ taps: 1, keys: 0 })
})

test('a lecturer marks a submission from Today with two taps, the mark and one shortcut', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const [ines, noor] = [await make.lecturer(), await make.student()]
  const { id: classId } = await make.class([ines], [noor])
  const lecturer = await visit({ as: ines })
  const id = await setWork(lecturer, url, { title: 'Essay on ferries', classId })
  await hand(await visit({ as: noor }), url, id, readablePdf('Essay.pdf', 'A ferry crosses'))
  await lecturer.goto('/app/dashboard')
  const effort = await countEffort(lecturer)
  await lecturer.getByRole('link', { name: /Essay on ferries/ }).click()
  await lecturer.getByRole('button', { name: /^Mark the work of/ }).click()
  const mark = lecturer.getByLabel('Mark of 100')
  await expect(mark).toBeFocused()
  await lecturer.keyboard.type('72')
  await lecturer.keyboard.press('Control+Enter')
  await expect(lecturer.getByText('1 of 1 marked')).toBeVisible()
  expect(report(effort)).toEqual({ taps: 2, keys: 4 })
})

test('an admin approves a leave request from its queue with two taps', async ({ campus, visit }) => {
  const { make } = campus
  const orla = await make.staff({ firstName: 'Orla', lastName: 'Ferryman' })
  await submitLeave(await visit({ as: orla }), campus, { from: nextWeek[2]! })
  const admin = await visit({ as: await make.admin() })
  await admin.goto('/app/admin-leave-requests?search=Ferryman')
  const effort = await countEffort(admin)
  await admin.getByRole('button', { name: 'Review the request of Orla Ferryman' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(
    admin.getByText(leaveManageWords.leaveApprovedFor({ personName: 'Orla Ferryman' })),
  ).toBeVisible()
  expect(report(effort)).toEqual({ taps: 2, keys: 0 })
})
