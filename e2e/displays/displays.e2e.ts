import { staffLinks } from '@campanile/server/domains/staff-attendance/staff-attendance.tables.ts'
import { m as displaysWords } from '@campanile/web/src/domains/displays/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { linkOnScreen } from '../support/code-on-screen.ts'
import { pairDisplay, pairingCode } from '../support/pair-display.ts'
import { expect, test } from '../support/test.ts'

test('a tablet is paired with a location, a phone scans it, and it is disconnected', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const now = new Date()
  const link = {
    audience: 'staff',
    place: 'Main gate',
    rotating: true,
    createdAt: now,
    updatedAt: now,
  } as const
  const [made] = await campus.db.insert(staffLinks).values(link).returning()
  const admin = await visit({ as: await campus.make.admin() })
  // Another person was signed in on the tablet before.
  const tablet = await visit({ as: await campus.make.admin() })
  await admin.goto(`/app/manage-attendance/links/${made!.id}/screen`)
  await expectAccessible(admin)
  await pairDisplay(admin, tablet, 'Main entrance')
  await expect(tablet.getByRole('heading', { name: 'Main gate' })).toBeVisible()
  await expectAccessible(tablet)
  await expect(tablet.getByRole('link')).toHaveCount(0)

  const phone = await visit({ as: await campus.make.staff(), viewport: { width: 390, height: 844 } })
  await phone.goto(await linkOnScreen(tablet))
  await expect(phone.getByRole('heading', { name: 'Main gate' })).toBeVisible()

  await admin.goto('/app/settings/displays')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Disconnect Main entrance' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Disconnect display' }).click()
  await expect(admin.getByText('No displays yet')).toBeVisible()
  await expect(
    tablet.getByRole('heading', { name: displaysWords.thisDisplayWasDisconnected() }),
  ).toBeVisible()
  await expectAccessible(tablet)
  await tablet.goto('/app/dashboard')
  await expect(tablet.getByLabel('Email')).toBeVisible()
})

test('a display keeps its code while it waits', async ({ visit }) => {
  const tablet = await visit()
  await tablet.goto('/display')
  const code = await tablet.getByText(pairingCode).innerText()
  // The display asks every few seconds whether it has been paired.
  await tablet.waitForResponse((answer) => answer.url().endsWith('/api/display'))
  await expect(tablet.getByText(pairingCode)).toHaveText(code)
})
