import { copyFile, rename } from 'node:fs/promises'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { m as attendanceRulesWords } from '@campanile/web/src/domains/attendance/rules/messages.ts'
import { everyAction, makeFilm, sittingStill } from '../film/film.ts'
import { linkOnScreen } from '../support/code-on-screen.ts'
import { chooseMovement } from '../support/face.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { startCheckIn, studentRow } from './register-page.ts'

const test = storiesOnOwnCampus()
// Rendering films that are not in the temporary folder yet takes a while.
test.setTimeout(600_000)

test('a face registered during check-in is used at once, with the earlier scan', async ({
  campus,
  visit,
}, info) => {
  const lecturer = await campus.make.lecturer()
  const student = await campus.make.student({ firstName: 'Ana', lastName: 'Adams' })
  const { id: classId } = await campus.make.class([lecturer], [student])
  const session = await campus.make.session(classId)
  const lecturing = await visit({ as: lecturer })
  await startCheckIn(lecturing, session.id)
  await lecturing.getByRole('button', { name: 'Check-in rules' }).click()
  const rules = lecturing.getByRole('dialog', { name: 'Check-in rules' })
  await rules.getByLabel(attendanceRulesWords.codeOnTheScreen()).uncheck()
  await rules.getByRole('button', { name: 'Save' }).click()
  await expect(rules).toBeHidden()

  // Chromium opens the file whenever the camera starts, so it can show another recording the second time.
  const film = info.outputPath('camera.mjpeg')
  await copyFile(await makeFilm({ person: 'brunette', seed: 101, script: sittingStill }), film)
  const checking = await makeFilm({ person: 'brunette', seed: 103, script: everyAction })
  const page = await visit({ as: student, film, viewport: { width: 390, height: 844 } })
  await page.goto(await linkOnScreen(lecturing))
  await page.getByRole('button', { name: 'Register your face' }).click()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  const register = page.getByRole('button', { name: 'Register Face' })
  await expect(register).toBeVisible({ timeout: 60_000 })
  await copyFile(checking, `${film}.next`)
  await rename(`${film}.next`, film)
  await register.click()
  await expect(page.getByText('Face registered successfully!')).toBeVisible({ timeout: 20_000 })

  await chooseMovement(page, /turn/)
  await expect(page).toHaveURL(new RegExp(`/attendance/${classId}/`))
  const [picture, movement] = await Promise.all([
    page.locator('video').boundingBox(),
    page.getByText(/^Your movement:/).boundingBox(),
  ])
  expect(movement!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height)
  await expect(page.getByText('The picture stays on this device.')).toBeInViewport()
  await expect(page.getByText(attendanceWords.youAreCheckedIn())).toBeVisible({ timeout: 60_000 })
  await expect(studentRow(lecturing, /Ana Adams/).getByText('by face')).toBeAttached()
})
