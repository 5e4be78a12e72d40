import { attempts, attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { m as attendanceKioskWords } from '@campanile/web/src/domains/attendance/kiosk/messages.ts'
import { m as attendanceLiveWords } from '@campanile/web/src/domains/attendance/live/messages.ts'
import { m as displaysWords } from '@campanile/web/src/domains/displays/messages.ts'
import { desc, eq } from 'drizzle-orm'
import { everyAction, makeFilm, sittingStill } from '../film/film.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { chooseMovement, registerFace } from '../support/face.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { pairDisplay } from '../support/pair-display.ts'
import { expect } from '../support/test.ts'
import { startCheckIn, studentRow } from './register-page.ts'

// Another story registers the same face. On one campus, each would be flagged as similar to the other.
const test = storiesOnOwnCampus()
// Rendering films that are not in the temporary folder yet takes a while.
test.setTimeout(600_000)

/** The movement that films show most reliably on a busy machine. */
const aTurn = /: turn your head/

test('an admin turns the kiosk on; it recognises a student of the class, but not a stranger', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const lecturer = await make.lecturer()
  const leila = await make.student({ firstName: 'Leila', lastName: 'Haddad' })
  const noor = await make.student({ firstName: 'Noor', lastName: 'Sayed' })
  const taught = await make.class([lecturer], [leila, noor])
  const { id: sessionId } = await make.session(taught.id)
  await registerFace(
    await visit({
      as: leila,
      film: await makeFilm({ person: 'brunette', seed: 201, script: sittingStill }),
    }),
  )

  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, sessionId)
  await expect(lecturing.getByRole('link', { name: 'Kiosk' })).toHaveCount(0)
  const admin = await visit({ as: await make.admin() })
  await admin.goto(`/app/attendance/sessions/${sessionId}`)
  await admin.getByRole('button', { name: 'Check-in rules' }).click()
  await admin.getByRole('link', { name: 'Attendance policy' }).click()
  await admin.getByLabel('Networks of the campus').fill('campus')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText(/Enter a network like/)).toBeVisible()
  await expectAccessible(admin)
  await admin.getByLabel('Networks of the campus').fill('10.20.0.0/16, 2001:db8::/32')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Settings are saved')).toBeVisible()
  await admin.getByRole('link', { name: 'Face policy' }).click()
  await admin.getByLabel('Kiosk').check()
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Not saved yet')).toBeHidden()

  await lecturing.reload()
  await lecturing.getByRole('link', { name: 'Kiosk' }).click()
  const known = await visit({
    film: await makeFilm({ person: 'brunette', seed: 202, script: everyAction }),
  })
  await pairDisplay(lecturing, known, 'Door of B12')
  await chooseMovement(known, aTurn)
  await expect(known.getByRole('status').getByText('Leila Haddad')).toBeVisible({ timeout: 60_000 })
  await expect(known.getByText(attendanceKioskWords.youAreRecordedAsPresent())).toBeVisible()
  await expectAccessible(known)
  await lecturing.getByRole('button', { name: 'Disconnect Door of B12' }).click()
  await lecturing.getByRole('alertdialog').getByRole('button', { name: 'Disconnect display' }).click()
  await expect(known.getByRole('heading', { name: displaysWords.thisDisplayWasDisconnected() })).toBeVisible()
  await known.context().close()
  await lecturing.goto(`/app/attendance/sessions/${sessionId}`)
  await expect(studentRow(lecturing, /Leila Haddad/)).toContainText('Present')
  const [record] = await db.select().from(attendanceRecords).where(eq(attendanceRecords.studentId, leila.id))
  expect(record).toMatchObject({ status: 'present', source: 'face' })

  await lecturing.goto(`/app/attendance/sessions/${sessionId}/kiosk`)
  const stranger = await visit({
    film: await makeFilm({ person: 'redhead', seed: 203, script: everyAction }),
    viewport: { width: 390, height: 844 },
  })
  await pairDisplay(lecturing, stranger, 'Second door')
  await chooseMovement(stranger, aTurn)
  await expect(stranger.getByRole('status').getByText('unknown', { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  await lecturing.goto(`/app/attendance/sessions/${sessionId}`)
  await expect(lecturing.getByRole('region', { name: 'Refused attempts' })).toContainText(
    attendanceLiveWords.theKioskDidNotRecognise(),
  )
  const [attempt] = await db
    .select()
    .from(attempts)
    .where(eq(attempts.sessionId, sessionId))
    .orderBy(desc(attempts.id))
  expect(attempt).toMatchObject({ method: 'kiosk', reason: 'face-unknown', personId: null })
  expect(await db.select().from(attendanceRecords).where(eq(attendanceRecords.studentId, noor.id))).toEqual(
    [],
  )
})
