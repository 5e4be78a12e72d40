import { notifications } from '@campanile/contract/notifications/notifications.ts'
import { settings } from '@campanile/contract/settings/settings.ts'
import { inTransaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { expectAudited, type Scenarios } from './testing/audited.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const admin = await make.admin()
const at = await server.as(admin)

/** A person with two notifications, signed in. */
async function notified(): Promise<{ id: string; own: TestBrowser }> {
  const { id } = await make.student()
  const message = () =>
    ({
      kind: 'account',
      type: 'info',
      title: 'T',
      message: 'M',
      priority: 'low',
      navigationPath: null,
    }) as const
  await inTransaction(platform, async (tx) => {
    await notify(tx, clock.now(), [id], message)
    await notify(tx, clock.now(), [id], message)
  })
  return { id, own: await server.as({ id }) }
}

const scenarios: Scenarios = {
  async markAllNotificationsRead() {
    const { id, own } = await notified()
    return {
      by: id,
      about: ['notifications'],
      after: { read: 2 },
      call: () => own.markAllNotificationsRead({}),
    }
  },
  async removeNotification() {
    const { id, own } = await notified()
    const { items } = await own.listNotifications({})
    const call = () => own.removeNotification({ notificationId: items[0]!.id })
    return { by: id, about: ['notifications'], after: { removed: 1 }, call }
  },
  async clearNotifications() {
    const { id, own } = await notified()
    return { by: id, about: ['notifications'], after: { removed: 2 }, call: () => own.clearNotifications({}) }
  },
  async updateNotificationPreferences() {
    const { id } = await make.student()
    const own = await server.as({ id })
    const change = { kind: 'results', channel: 'email', on: false } as const
    return {
      by: id,
      about: ['notification-preference'],
      before: { email: true },
      after: { email: false },
      call: () => own.updateNotificationPreferences(change),
    }
  },
  async updateSettings() {
    const { version, values } = await at.readSettings({})
    const security = { ...values.security, allowedEmailDomains: [`v${version}.campus.test`] }
    const call = () => at.updateSettings({ version, values: { ...values, security } })
    return { by: admin.id, about: ['institution'], after: { security }, call }
  },
}

expectAudited(server, { ...notifications, ...settings }, { scenarios })
