import { notifications } from '@campanile/server/domains/notifications/notifications.tables.ts'
import { pushRegistrations } from '@campanile/server/domains/notifications/push.tables.ts'
import type { TestPerson } from '@campanile/server/testing/factories.ts'
import { testSubscription } from '@campanile/server/testing/push-subscription.ts'
import { m as notificationsPushWords } from '@campanile/web/src/domains/notifications/push/messages.ts'
import type { Page, Worker } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'

const title = 'A request of yours was decided'

async function tell(campus: Campus, person: Pick<TestPerson, 'id'>): Promise<string> {
  const [row] = await campus.db
    .insert(notifications)
    .values({
      personId: person.id,
      kind: 'decisions',
      type: 'success',
      title: 'Your dispute was accepted',
      message: 'You are marked present now.',
      priority: 'high',
      navigationPath: '/app/schedule',
      at: new Date(),
    })
    .returning({ id: notifications.id })
  return row!.id
}

/** Delivers a message to the service worker, as the browser would after decrypting it. */
async function deliver(page: Page, content: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations[0]?.registrationId
      if (id) resolve(id)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(content),
  })
}

/** Tags of the notifications shown. This is a string, because the types here only know pages, not workers. */
const shownBy = (worker: Worker): Promise<unknown> =>
  worker.evaluate('self.registration.getNotifications().then((all) => all.map(({ tag }) => tag).sort())')

/**
 * Delivers a message and waits until the worker has checked for visible pages. The worker responds in order,
 * so this check, which began with the event, ends before the one requested here.
 */
async function deliverInView(page: Page, worker: Worker, content: object): Promise<void> {
  const look = "self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(() => true)"
  await worker.evaluate(
    `self.looked = new Promise((resolve) =>
      self.addEventListener('push', () => resolve(${look}), { once: true })), true`,
  )
  await deliver(page, content)
  await worker.evaluate('self.looked')
}

/** Clicks the notification with this tag. */
const click = (worker: Worker, tag: string) =>
  worker.evaluate(`self.registration.getNotifications({ tag: '${tag}' }).then(([notification]) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)

test('push is offered in the bell, can be put off for a month, and says why it cannot be turned on', async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student()
  await tell(campus, student)
  const page = await visit({
    as: student,
    whole: true,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  await page.context().grantPermissions(['notifications'])
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const offer = page.getByRole('region', { name: notificationsPushWords.notificationsOnThisDevice() })
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Turn on' }).click()
  // This browser cannot reach a push service.
  await expect(offer.getByRole('alert')).toContainText('couldn’t reach its notification service')
  await expect(offer.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByText('Your dispute was accepted')).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('a push appears unless a page is in view, a click opens its screen, and reading removes it', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const student = await campus.make.student()
  const id = await tell(campus, student)
  const page = await visit({ as: student, whole: true, serviceWorkers: 'allow' })
  await page.context().grantPermissions(['notifications'])
  const started = page.context().waitForEvent('serviceworker')
  const isSettled = watchSettling(page)
  await page.goto('/app/dashboard')
  const worker = await started
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Whenever the page reads the notifications, it removes what is shown and not among them.
  await isSettled()
  await deliverInView(page, worker, { id: 'seen in the bell', title, path: '/app/schedule' })

  // Pages under test count as visible until focus emulation is off and another page is in front.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  await (await page.context().newPage()).bringToFront()
  await deliver(page, { id, title, path: '/app/schedule' })
  await deliver(page, { id, title, path: '/app/schedule' })
  await deliver(page, { id: 'removed elsewhere', title, path: '/app/dashboard' })
  await expect.poll(() => shownBy(worker)).toEqual([id, 'removed elsewhere'])
  await click(worker, id)
  await expect(page).toHaveURL(/\/app\/schedule/)
  await expect.poll(() => shownBy(worker)).toEqual(['removed elsewhere'])
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Mark All Read' }).click()
  await expect.poll(() => shownBy(worker)).toEqual([])
})

/** Replaces the browser's push service, which cannot be reached, in subscriptions. */
async function giveSubscriptions(page: Page): Promise<void> {
  const { subscription } = testSubscription('https://push.example.com')
  await page.addInitScript((made) => {
    const kept = 'subscribed with'
    const subscribed = () => {
      const key = localStorage.getItem(kept)
      if (key === null) return null
      const applicationServerKey = Uint8Array.from(key.split(',').map(Number)).buffer
      const unsubscribe = async () => void localStorage.removeItem(kept)
      return { ...made, options: { applicationServerKey }, toJSON: () => made, unsubscribe }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        localStorage.setItem(kept, applicationServerKey.join())
        return subscribed()
      },
    })
  }, subscription)
}

test('a device with push keeps it: a token is refreshed after a week, until push is turned off', async ({
  campus,
  visit,
}) => {
  const lecturer = await campus.make.lecturer()
  const rows = () =>
    campus.db.select().from(pushRegistrations).where(eq(pushRegistrations.personId, lecturer.id))
  const page = await visit({ as: lecturer, whole: true, serviceWorkers: 'allow' })
  await page.context().grantPermissions(['notifications'])
  await giveSubscriptions(page)
  await page.goto('/app/settings/notifications')
  const section = page.getByRole('region', { name: 'Notifications', exact: true })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByText('Notifications appear here')).toBeVisible()
  await expectAccessible(page)

  const weekAgo = new Date(Date.now() - 7.1 * 86_400_000)
  await campus.db
    .update(pushRegistrations)
    .set({ createdAt: weekAgo, refreshedAt: weekAgo })
    .where(eq(pushRegistrations.personId, lecturer.id))
  await page.reload()
  await expect.poll(async () => (await rows())[0]?.refreshedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect((await rows())[0]?.createdAt).toEqual(weekAgo)

  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('Notifications are off.')).toBeVisible()
  await expect.poll(rows).toEqual([])
  await page.reload()
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
  expect(await rows()).toEqual([])
})
