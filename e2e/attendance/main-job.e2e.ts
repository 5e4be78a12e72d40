import { attempts, attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { m as cameraWords } from '@campanile/web/src/camera/messages.ts'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { desc, eq } from 'drizzle-orm'
import { everyAction, makeFilm, sittingStill } from '../film/film.ts'
import { linkOnScreen } from '../support/code-on-screen.ts'
import { chooseMovement, registerFace } from '../support/face.ts'
import { expect, test } from '../support/test.ts'

// Rendering films that are not in the temporary folder yet takes a while.
test.setTimeout(600_000)

test('a lecturer opens check-in; a registered face is recorded as present, another is refused and logged', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make, db } = campus
  const lecturer = await make.lecturer({ firstName: 'Tobias', lastName: 'Okonkwo' })
  const leila = await make.student({ firstName: 'Leila', lastName: 'Haddad' })
  const noor = await make.student({ firstName: 'Noor', lastName: 'Sayed' })
  const taught = await make.class([lecturer], [leila, noor])
  await make.session(taught.id)

  const registering = await visit({
    as: leila,
    film: await makeFilm({ person: 'brunette', seed: 101, script: sittingStill }),
  })
  await registerFace(registering)
  // Noor registers her own face. Later somebody else uses her phone.
  const noorRegistering = await visit({
    as: noor,
    film: await makeFilm({ person: 'redhead', seed: 102, script: sittingStill }),
  })
  await registerFace(noorRegistering)

  const lecturing = await visit({ as: lecturer })
  await lecturing.goto('/app/attendance')
  await lecturing.getByRole('button', { name: 'Start check-in' }).first().click()
  await lecturing.getByRole('dialog').getByRole('button', { name: 'Start check-in' }).click()
  await expect(lecturing.getByText('0 of 2', { exact: false }).first()).toBeVisible()

  // Leila's phone is signed out: she scans first, signs in, and returns straight to check-in.
  const phone = await visit({
    film: await makeFilm({ person: 'brunette', seed: 103, script: everyAction }),
    viewport: { width: 390, height: 844 },
  })
  await phone.goto(await linkOnScreen(lecturing))
  await expect(phone.getByText(/^Your scan is kept until \d\d:\d\d$/)).toBeVisible()
  await phone.getByLabel('Email').fill(leila.email)
  await phone.getByLabel('Password', { exact: true }).fill('correct horse')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  // The camera starts automatically.
  await chooseMovement(phone, /turn/)
  await expect(phone.getByText(attendanceWords.youAreCheckedIn())).toBeVisible({ timeout: 60_000 })

  await phone.context().close()
  const row = lecturing.getByRole('listitem').filter({ hasText: 'Leila Haddad' })
  await expect(row.getByText('Present').first()).toBeVisible()
  const [record] = await db.select().from(attendanceRecords).where(eq(attendanceRecords.studentId, leila.id))
  expect(record).toMatchObject({ status: 'present', source: 'face' })
  const [accepted] = await db
    .select()
    .from(attempts)
    .where(eq(attempts.personId, leila.id))
    .orderBy(desc(attempts.id))
  expect(accepted).toMatchObject({ outcome: 'accepted' })
  expect(accepted!.similarity).toBeGreaterThan(0.6)

  // A friend with another face uses Noor's account.
  const friend = await visit({
    as: noor,
    film: await makeFilm({ person: 'brunette', seed: 104, script: everyAction }),
    viewport: { width: 390, height: 844 },
  })
  await friend.goto(await linkOnScreen(lecturing))
  await chooseMovement(friend, /turn/)
  await expect(friend.getByText(cameraWords.yourFaceDoesNotMatch())).toBeVisible({
    timeout: 60_000,
  })
  await expect(
    lecturing.getByRole('region', { name: 'Refused attempts' }).getByText('Noor Sayed'),
  ).toBeVisible()
  const [refused] = await db
    .select()
    .from(attempts)
    .where(eq(attempts.personId, noor.id))
    .orderBy(desc(attempts.id))
  expect(refused).toMatchObject({ outcome: 'refused', reason: 'face-mismatch' })
  expect(await db.select().from(attendanceRecords).where(eq(attendanceRecords.studentId, noor.id))).toEqual(
    [],
  )
})
