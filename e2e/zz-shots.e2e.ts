import { openMailServer } from '@campanile/server/testing/open-mail-server.ts'
import { foundInstitution, startCampus } from './support/campus.ts'
import { test as base } from './support/test.ts'

const test = base.extend<object, any>({
  campus: [
    async ({}, use: any) => {
      const mails = await openMailServer()
      const campus = await startCampus({ SMTP_URL: mails.url })
      await foundInstitution(campus)
      await use(campus)
      await campus.stop()
      await mails.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.setTimeout(600_000)
test('shots', async ({ campus, visit }: any) => {
  const admin = await campus.make.admin({ firstName: 'Olga', lastName: 'Owner' })
  await campus.make.admin({ firstName: 'Ida', lastName: 'Other' })
  const lecturer = await campus.make.lecturer({ firstName: 'Grace', lastName: 'Hopper' })
  const students = []
  for (const [firstName, lastName] of [['Ada', 'Reader'], ['Ben', 'Later'], ['Cai', 'Morgan']])
    students.push(await campus.make.student({ firstName, lastName }))
  students.push(await campus.make.student({ firstName: 'Dora', lastName: 'Disabled', isActive: false }))
  const taught = await campus.make.class([lecturer], students)
  const post = (page: any, path: string, data: object) =>
    page.request.post(`/api${path}`, { data, headers: { origin: campus.url } })
  const id = crypto.randomUUID()
  const looks = [
    { name: '1440-light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    { name: '390-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  ]
  let first = true
  for (const { name, ...look } of looks) {
    const page = await visit({ as: lecturer, ...look })
    const shot = async (of: any, what: string) => {
      await of.waitForTimeout(700)
      await of.screenshot({ path: `/tmp/shots/${what}-${name}.png` })
    }
    if (first) {
      await post(page, '/group-messages', { to: 'class', classId: taught.id, messageId: id, subject: 'Lab on Friday', text: 'Bring your notes.\n\nSee you there.', repliesToSender: true })
    }
    await page.goto(`/app/classes/${taught.id}/students`)
    await page.getByRole('button', { name: 'Message students' }).click()
    await page.getByText(/people get this message/).waitFor()
    await shot(page, 'compose')
    const reading = await visit({ as: students[0], ...look })
    await reading.goto(`/app/dashboard/messages?message=${id}`)
    await reading.getByText('See you there.').waitFor()
    await shot(reading, 'received')
    await page.goto(`/app/dashboard/sent-messages/${id}`)
    await page.getByText('Ada Reader').first().waitFor()
    await shot(page, 'sent')
    await page.goto('/app/dashboard/sent-messages')
    await page.getByText('Lab on Friday').first().waitFor()
    await shot(page, 'sent-list')
    const office = await visit({ as: admin, ...look })
    if (first) {
      await post(office, '/scheduled-reports', { scheduleId: crypto.randomUUID(), report: 'exportPeople', params: 'role=student&face=missing', name: 'Students without a face', format: 'xlsx', period: 'selected', every: 'week', weekday: 1, monthDay: 1, hour: 7, recipientIds: [] })
      await post(office, '/scheduled-reports', { scheduleId: crypto.randomUUID(), report: 'exportAttendanceReport', params: 'by=student&only=below', name: 'Below the required attendance', format: 'pdf', period: 'last-month', every: 'month', weekday: 1, monthDay: 3, hour: 8, recipientIds: [] })
    }
    await office.goto('/app/dashboard/scheduled-reports')
    await office.getByText('Students without a face').waitFor()
    await shot(office, 'reports')
    await office.goto('/app/users?role=student')
    await office.getByRole('button', { name: 'Export' }).click()
    await shot(office, 'users-menu')
    await office.getByRole('menuitem', { name: 'Email regularly' }).click()
    await office.getByLabel('Name').waitFor()
    await shot(office, 'schedule')
    await office.goto(`/app/users/${students[0].id}`)
    await office.getByRole('button', { name: 'Message' }).waitFor()
    await shot(office, 'person')
    first = false
  }
})
