import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { submissionFiles } from '#domains/assignments/assignments.tables.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makeSubmission,
  published,
} from '#domains/assignments/testing/assignments.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { payRuns, payslips } from '#domains/payroll/pay-runs.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { AppError } from '#http/app-error.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { continueErasures, erase } from './erasing.service.ts'
import { erasures } from './erasure.tables.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const adminPerson = await make.admin()

async function confirmedAdmin() {
  const at = await server.asUnconfirmed(adminPerson)
  await at.confirmPassword({ password: testPassword })
  return at
}
/** Deletes the account and requests erasure; no worker runs here. */
async function asked({ id: personId }: TestPerson) {
  const at = await confirmedAdmin()
  await at.archivePerson({ personId })
  await at.erasePerson({ personId })
  return at
}
const readState = async ({ id: personId }: TestPerson) =>
  (await (await server.as(adminPerson)).readErasure({ personId })).state

describe('erasing a person', () => {
  it('is only for admins who confirmed their password, and never for themselves', async () => {
    const person = await make.student()
    for (const role of ['lecturer', 'student', 'staff'] as const) {
      const at = await server.as(await make[role]())
      expect(await refusal(at.erasePerson({ personId: person.id }))).toBe('forbidden')
      expect(await refusal(at.readErasure({ personId: person.id }))).toBe('forbidden')
    }
    const at = await server.asUnconfirmed(adminPerson)
    expect(await refusal(at.erasePerson({ personId: person.id }))).toBe('requires-recent-login')
    const confirmed = await confirmedAdmin()
    expect(await refusal(confirmed.erasePerson({ personId: adminPerson.id }))).toBe('own-account')
    expect(await refusal(confirmed.erasePerson({ personId: newId() }))).toBe('not-found')
    expect(await refusal(confirmed.readErasure({ personId: newId() }))).toBe('not-found')
  })

  it('is refused until the account is deleted, with that reason', async () => {
    const { id: personId } = await make.student()
    const at = await confirmedAdmin()
    expect(await at.readErasure({ personId })).toMatchObject({
      state: 'not-erased',
      obstacles: ['not-deleted'],
    })
    expect(await refusal(at.erasePerson({ personId }))).toBe('blocked')
  })

  it('is refused until all pay is paid', async () => {
    const person = await make.staff()
    const moment = { createdAt: clock.now(), createdBy: adminPerson.id }
    const run = { id: newId(), month: '2026-10', kind: 'regular', currency: 'EUR', ...moment } as const
    await platform.db.insert(payRuns).values({ ...run, status: 'approved', approvedAt: clock.now() })
    const sums = { earnings: 1, deductions: 0, taxes: 0, adjustments: 0, carried: 0, net: 1 }
    const whose = { personId: person.id, personName: 'Ada Lovelace', personRole: 'staff' } as const
    await platform.db.insert(payslips).values({ payRunId: run.id, ...whose, ...sums })
    const at = await confirmedAdmin()
    await at.archivePerson({ personId: person.id })
    expect(await at.readErasure({ personId: person.id })).toMatchObject({ obstacles: ['pay-unsettled'] })
    expect(await refusal(at.erasePerson({ personId: person.id }))).toBe('blocked')
    await platform.db
      .update(payRuns)
      .set({ paidAt: clock.now(), status: 'paid' })
      .where(eq(payRuns.id, run.id))
    expect(await at.readErasure({ personId: person.id })).toMatchObject({ obstacles: [] })
    await at.erasePerson({ personId: person.id })
    await erase(platform, person.id)
    const [slip] = await platform.db.select().from(payslips).where(eq(payslips.personId, person.id))
    expect(slip).toMatchObject({ net: 1, personName: expect.stringMatching(/^Erased person /) })
  })

  it('previews what would be deleted and kept, without changing anything', async () => {
    const person = await make.student()
    await make.class([await make.lecturer()], [person])
    const { items } = await (await server.as(adminPerson)).readErasure({ personId: person.id })
    expect(items).toContainEqual({
      what: 'Ways of signing in, sessions and devices',
      count: 1,
      keptBecause: null,
    })
    expect(items.find(({ what }) => what.startsWith('Marks'))).toMatchObject({ count: 1 })
    const [row] = await platform.db.select().from(people).where(eq(people.id, person.id))
    expect(row?.email).toBe(person.email)
  })

  it('starts once when requested twice at once, and stays done', async () => {
    const person = await make.student()
    const at = await confirmedAdmin()
    await at.archivePerson({ personId: person.id })
    const answers = await Promise.all([1, 2].map(() => at.erasePerson({ personId: person.id })))
    expect(answers.map(({ state }) => state)).toEqual(['working', 'working'])
    await Promise.all([erase(platform, person.id), erase(platform, person.id)])
    expect(await at.erasePerson({ personId: person.id })).toMatchObject({ state: 'erased' })
    expect(await platform.db.$count(erasures, eq(erasures.personId, person.id))).toBe(1)
    const { items } = await at.listAuditEvents({ action: 'erasePerson', aboutId: person.id })
    // Requested by the admin, done by the server.
    expect(items.map(({ actor }) => actor?.id ?? null)).toEqual([null, adminPerson.id])
  })

  it('continues after a server stopped halfway, and reports nothing while a file still exists', async () => {
    const person = await make.student()
    await platform.files.put('photos/left.jpg', Buffer.from('a face'))
    await platform.db.update(people).set({ profileImage: 'photos/left.jpg' }).where(eq(people.id, person.id))
    await asked(person)
    const away = { ...platform.files, remove: () => Promise.reject(new AppError('unavailable')) }
    await expect(erase({ ...platform, files: away }, person.id)).rejects.toThrow()
    expect(await readState(person)).toBe('working')
    await continueErasures(platform)
    expect(await readState(person)).toBe('erased')
    expect(await platform.files.get('photos/left.jpg')).toBeUndefined()
  })

  it('keeps a file that belongs to other people’s coursework too, until the last of them is erased', async () => {
    const { id: classId, lecturer, students, browsers } = await makeClassOfStudents(server, 2)
    const { id: assignmentId } = await published(lecturer, assignmentForm(clock.now(), { classId }))
    for (const at of browsers) await makeSubmission(at, assignmentId)
    const key = 'assignments/everybody.pdf'
    await platform.files.put(key, Buffer.from('Everybody’s work'))
    await platform.db.update(submissionFiles).set({ key })
    const left = []
    for (const person of students) {
      await asked(person)
      await erase(platform, person.id)
      left.push((await platform.files.get(key)) !== undefined)
    }
    expect(left).toEqual([true, false])
  })
})

describe('names in text about other people', () => {
  const told = async (message: string) => {
    const id = newId()
    const to = {
      personId: adminPerson.id,
      at: clock.now(),
      type: 'info',
      title: 'T',
      priority: 'low',
    } as const
    await platform.db.insert(notifications).values({ id, message, ...to })
    return async () =>
      (await platform.db.select().from(notifications).where(eq(notifications.id, id)))[0]?.message
  }

  it('are removed, unless another person has the same name', async () => {
    const rare = await make.student({ firstName: 'Xanthippe', lastName: 'Quist' })
    const common = await make.student({ firstName: 'Ann', lastName: 'Lee' })
    await make.student({ firstName: 'ann', lastName: 'Lee' })
    const message = await told(`Xanthippe Quist and Ann Lee (${common.email}) disputed a mark`)
    for (const person of [rare, common]) {
      await asked(person)
      await erase(platform, person.id)
    }
    expect(await message()).toMatch(/^Erased person \w+ and Ann Lee \(Erased person \w+\) disputed a mark$/)
  })

  it('are found in more events than one batch holds', async () => {
    const person = await make.student({ firstName: 'Ottilie', lastName: 'Vance' })
    await platform.db.execute(sql`
      insert into audit_events (id, at, operation, entity, entity_id, address, request_id, after)
      select gen_random_uuid(), now(), 'updatePerson', 'person', 'x', 'server', 'r',
        jsonb_build_object('note', case when n % 500 = 0 then 'Ottilie Vance' else 'nobody' end)
      from generate_series(1, 10500) n`)
    await asked(person)
    await erase(platform, person.id)
    const all = await platform.db.select({ after: auditEvents.after }).from(auditEvents)
    expect(JSON.stringify(all)).not.toContain('Ottilie')
  }, 120_000)
})
