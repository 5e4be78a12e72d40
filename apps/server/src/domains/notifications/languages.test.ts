import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { sendAll } from '#domains/mail/testing/outbox.ts'
import { notifyOfPayDate, notifyOfWithdrawnPayslips } from '#domains/payroll/pay-notifications.ts'
import type { TestPerson } from '#testing/factories.ts'
import { setGerman } from '#testing/german.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { startPushService, testDevice } from '#testing/push-service.ts'
import { startTestServer } from '#testing/server.ts'
import { mailNotifications, writeNotificationMail } from './email-delivery.service.ts'
import { notifyEach } from './notifications.service.ts'
import { notifications } from './notifications.tables.ts'
import { pushNotifications } from './push-delivery.service.ts'

setGerman({
  'server.payroll.notices.payDateChanged': 'Neuer Zahltag',
  'server.payroll.notices.payDateMoved': 'Ihr Gehalt für {month} wird am {to} statt am {from} ausgezahlt.',
  'server.payroll.notices.payslipReversed': undefined,
  'server.payroll.notices.payslipReversedBy': undefined,
  'server.notifications.reasons.reason': undefined,
  'server.notifications.push.title': '{kind, select, pay {Neues zu Ihrem Gehalt} other {Neues}}',
  'server.notifications.mails.turnedOn': 'E-Mails sind für {kinds} bei {institution} eingeschaltet:',
  'server.notifications.mails.kind': '{kind, select, pay {„Gehalt“} other {„Neues“}}',
  'server.letters.greeting': 'Guten Tag {firstName},',
})

const mails = await startMailServer()
const pushes = await startPushService()
const server = await startTestServer({
  ...pushes.environment,
  SMTP_URL: mails.url,
  PUSH_CONTACT: 'mailto:office@campus.test',
})
const { make, platform, clock } = server
const writers = { notification: writeNotificationMail, digest: writeNotificationMail }
let [erika, ellen]: [TestPerson, TestPerson] = [] as never

beforeEach(async () => {
  erika = await make.lecturer({ firstName: 'Erika', language: 'de' })
  ellen = await make.lecturer({ firstName: 'Ellen', language: 'en' })
})

const move = (...people: TestPerson[]) =>
  inTransaction(platform, (tx) =>
    notifyOfPayDate(tx, clock.now(), {
      month: '2026-11',
      from: '2026-11-28',
      to: '2026-11-30',
      people: people.map(({ id }) => id),
    }),
  )

const listRows = (...people: TestPerson[]) =>
  platform.db
    .select()
    .from(notifications)
    .where(
      inArray(
        notifications.personId,
        people.map(({ id }) => id),
      ),
    )

const readWords = async (person: TestPerson) =>
  (await listRows(person)).map(({ title, message }) => `${title}: ${message}`)

const english =
  'Pay date changed: Your pay for November 2026 is paid on 30 November 2026 instead of 28 November 2026.'
const german =
  'Neuer Zahltag: Ihr Gehalt für November 2026 wird am 30. November 2026 statt am 28. November 2026 ausgezahlt.'

describe('one event', () => {
  it('is stored once for each person, in their language', async () => {
    await move(erika, ellen)
    expect(await readWords(erika)).toEqual([german])
    expect(await readWords(ellen)).toEqual([english])
  })

  it('is worded once for each language', async () => {
    const worded: string[] = []
    const message = (locale: string) => {
      worded.push(locale)
      const words = { title: locale, message: locale }
      return { kind: 'pay', type: 'info', priority: 'low', navigationPath: null, ...words } as const
    }
    const others = [await make.lecturer({ language: 'de' }), await make.lecturer()]
    const personIds = [erika, ellen, ...others].map(({ id }) => id)
    await inTransaction(platform, (tx) => notifyEach(tx, clock.now(), [{ personIds, message }]))
    expect(worded).toEqual(['de-DE', 'en-GB'])
  })

  it('is emailed in the same language', async () => {
    await move(erika, ellen)
    const rows = await listRows(erika, ellen)
    await mailNotifications(
      platform,
      rows.map(({ id }) => id),
    )
    clock.forward({ seconds: 121 })
    await sendAll(platform, writers)
    const [first, second] = mails.arrived
      .splice(0)
      .sort((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''))
    expect([first?.subject, second?.subject]).toEqual(['Neuer Zahltag', 'Pay date changed'])
    expect(first?.text).toMatch(/^Guten Tag Erika,\n\nIhr Gehalt .*\n\nhttp:[\s\S]*für „Gehalt“ bei/)
    expect(second?.text).toMatch(/^Hello Ellen,\n\nYour pay .*\n\nhttp:[\s\S]*for “Pay” at/)
  })

  it('is pushed in the same language', async () => {
    const devices = [erika, ellen].map(() => testDevice(pushes.origin))
    for (const [place, person] of [erika, ellen].entries())
      await (await server.as(person)).registerPush({ subscription: devices[place]!.subscription })
    await move(erika, ellen)
    const rows = await listRows(erika, ellen)
    await pushNotifications(
      platform,
      rows.map(({ id }) => id),
    )
    const sent = pushes.take()
    const titles = devices.map((device) => device.read(sent).map(({ title }) => title))
    expect(titles).toEqual([['Neues zu Ihrem Gehalt'], ['News about your pay']])
  })
})

describe('a person who has not selected a language', () => {
  it('reads the institution’s language', async () => {
    const nina = await make.lecturer()
    await move(nina)
    const admin = await server.as(await make.admin())
    const { version, values } = await admin.readSettings({})
    expect(values.general).toEqual({ language: 'en' })
    const saved = await admin.updateSettings({ version, values: { ...values, general: { language: 'de' } } })
    await move(nina)
    expect(await readWords(nina)).toEqual([english, german])
    await admin.updateSettings({ ...saved, values })
  })

  it('can select one in their settings', async () => {
    const at = await server.as(ellen)
    expect((await at.readSession({})).user?.language).toBe('en')
    await at.setLanguage({ language: 'de' })
    expect((await at.readSession({})).user?.language).toBe('de')
    await move(ellen)
    expect(await readWords(ellen)).toEqual([german])
    await at.setLanguage({ language: null })
    expect((await at.readSession({})).user?.language).toBeNull()
  })
})

it('a text without a translation is in English', async () => {
  const name = `${ellen.firstName} ${ellen.lastName}`
  await inTransaction(platform, (tx) =>
    notifyOfWithdrawnPayslips({ clock, actor: ellen }, tx, {
      month: '2026-11',
      people: [erika.id],
      reason: 'Wrong rate',
    }),
  )
  expect(
    await platform.db.select().from(notifications).where(eq(notifications.personId, erika.id)),
  ).toMatchObject([
    {
      title: 'Payslip reversed',
      message: `${name} reversed your payslip for November 2026. A new one follows. Reason: Wrong rate.`,
    },
  ])
})
