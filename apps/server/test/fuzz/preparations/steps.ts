import type { PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { newId } from '#db/columns.ts'
import { examDeferrals } from '#domains/exams/exams.tables.ts'
import { examForm, used } from '#domains/exams/testing/exam-form.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { abandonedMail } from '#domains/mail/testing/outbox.ts'
import { packMyData } from '#domains/my-data/packing.service.ts'
import { payFactories } from '#domains/payroll/testing/pay-factories.ts'
import { makeExam } from '#domains/results/testing/sheets.ts'
import { enrolments, rooms, terms } from '#domains/structure/structure.tables.ts'
import {
  type Asking,
  adminCookie,
  findPerson,
  type Input,
  type Preparation,
  type Preparations,
  requestAnswer,
} from './asking.ts'

/** A pay run with one payslip, in a month without another run. */
const payRunInStatus =
  (status: PayRunStatus): Preparation =>
  async ({ world }) => {
    const { run, slip } = await payFactories(world)
    const { rows } = await world.pool.query<{ month: string }>(
      `select to_char(first, 'YYYY-MM') as month
      from generate_series(date '2000-01-01', date '2099-12-01', interval '1 month') first
      where not exists (select from pay_runs where month = to_char(first, 'YYYY-MM')) limit 1`,
    )
    const payRunId = await run({ month: rows[0]!.month, status })
    await slip(payRunId, await world.make.staff(), [{ kind: 'basic', label: 'Basic pay', amount: 100 }])
    return { payRunId, version: 0 }
  }

const passOrFail = [
  { letter: 'Pass', fromPercent: '50', points: '1', passes: true },
  { letter: 'Fail', fromPercent: '0', points: '0', passes: false },
]

const asAdmin = ({ world, actors }: Asking) => world.as({ id: actors.of('admin')[0]! })

/** A draft that can be published, in a new room with enough seats. */
const draftExam = async (asking: Asking) => {
  const { make, platform, clock } = asking.world
  const { id: classId } = await make.class([await make.lecturer()], [await make.student()])
  const hall = { id: newId(), createdAt: clock.now(), updatedAt: clock.now() }
  await platform.db.insert(rooms).values({ ...hall, name: `Hall ${hall.id}`, capacity: 60 })
  const form = { classId, ...examForm, rooms: [used(hall)] }
  const { id: examId, version } = await (await asAdmin(asking)).createExam(form)
  return { form, changed: { examId, version } }
}

/** Brings the row that an operation acts on to the state that the operation needs. */
export const stepPreparations: Preparations = {
  publishExam: async (asking) => (await draftExam(asking)).changed,
  updateExam: async (asking) => {
    const { form, changed } = await draftExam(asking)
    return { ...form, ...changed, title: 'Resit' }
  },
  openCheckIn: async ({ world: { make } }) => {
    const { id: classId } = await make.class([await make.lecturer()], [await make.student()])
    const { id: sessionId } = await make.session(classId)
    return { sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 }
  },
  attachLeaveFile: async (asking) => {
    const { id, cookie } = await findPerson(asking, 'staff')
    const { rows } = await asking.world.pool.query<{ id: string; day: string }>(
      `select t.id, to_char(day, 'YYYY-MM-DD') as day from leave_types t,
      generate_series(date '2030-01-01', date '2039-12-31', interval '1 day') day
      where t.name = 'Unpaid leave' and extract(isodow from day) < 6 and not exists (
        select from leave_requests r where r.person_id = $1 and day between r.first_day and r.last_day)
      limit 1`,
      [id],
    )
    const [free] = rows
    const day = { from: free?.day, to: free?.day, part: 'whole', startsAt: null, endsAt: null }
    const input = { requestId: newId(), leaveTypeId: free?.id, ...day, reason: 'Family' }
    await requestAnswer(asking, 'submitLeave', { input, cookie })
    return { requestId: input.requestId, name: 'letter.pdf' }
  },
  markMailSent: async ({ world }) => {
    const mailId = await abandonedMail(world.platform, await world.make.staff(), true)
    await world.platform.db.update(mailOutbox).set({ state: 'unclear' }).where(eq(mailOutbox.id, mailId))
    return { mailId }
  },
  erasePerson: async (asking) => {
    const { id: personId } = await asking.world.make.staff()
    await (await asAdmin(asking)).archivePerson({ personId })
    return { personId }
  },
  updateInstitution: async (asking) => {
    const { version, timeZone } = await (await asAdmin(asking)).readInstitution({})
    return { version, name: 'Campus of odd requests', timeZone }
  },
  updateSettings: async (asking) => {
    const { version, values } = await (await asAdmin(asking)).readSettings({})
    return { version, values }
  },
  downloadMyData: async (asking) => {
    const { cookie } = await findPerson(asking)
    const { export: asked } = await requestAnswer(asking, 'requestMyDataExport', { cookie })
    const exportId = String((asked as Input | null | undefined)?.id)
    if (asked) await packMyData(asking.world.platform, exportId)
    return { exportId }
  },
  approvePayRun: payRunInStatus('computed'),
  giveBackPayRun: payRunInStatus('approved'),
  markPayRunPaid: payRunInStatus('approved'),
  settleDiscrepancies: async ({ world }) => {
    const { rows } = await world.pool.query<{ payRunId: string; id: string; version: number }>(
      `select d.pay_run_id as "payRunId", d.id, d.version from pay_discrepancies d
      join pay_runs r on r.id = d.pay_run_id where r.status = 'computed' and d.decision is null limit 1`,
    )
    const [found] = rows
    if (!found) return {}
    const { payRunId, ...item } = found
    return { payRunId, items: [item], decision: 'acknowledged', note: 'Settled by hand' }
  },
  updateGradeScheme: async ({ world, actors }) => {
    const term = { id: newId(), firstDay: '2190-01-01', lastDay: '2190-01-01' }
    const now = world.clock.now()
    const row = { ...term, name: `Term ${term.id}`, createdAt: now, updatedAt: now }
    await world.platform.db.insert(terms).values(row)
    const admin = await world.as({ id: actors.of('admin')[0]! })
    const scheme = { name: 'Pass or fail', fromTermId: term.id, bands: passOrFail }
    const { id: schemeId, version } = await admin.createGradeScheme(scheme)
    return { schemeId, version, name: 'Pass or fail, renamed', bands: passOrFail }
  },
  restoreSession: async ({ world, actors }) => {
    const { id: classId } = await world.make.class([await world.make.lecturer()])
    const { id: sessionId } = await world.make.session(classId, { startsInMinutes: 24 * 60 })
    const admin = await world.as({ id: actors.of('admin')[0]! })
    const { version } = await admin.cancelSession({ sessionId, version: 0, reason: 'Conference' })
    return { sessionId, version }
  },
  withdrawAbsenceNotice: async (asking) => {
    const { make, platform, clock } = asking.world
    const { id, cookie } = await findPerson(asking)
    const { id: classId } = await make.class([await make.lecturer()])
    await platform.db.insert(enrolments).values({ classId, studentId: id, enrolledAt: clock.now() })
    const { id: sessionId } = await make.session(classId, { startsInMinutes: 90 })
    await requestAnswer(asking, 'giveAbsenceNotice', { input: { sessionId, reason: 'Ill' }, cookie })
    return { sessionId }
  },
  undoMark: async (asking) => {
    const { make } = asking.world
    const student = await make.student()
    const { id: classId } = await make.class([await make.lecturer()], [student])
    const { id: sessionId } = await make.session(classId)
    const mark = { sessionId, studentId: student.id }
    await requestAnswer(asking, 'markAttendance', {
      input: { ...mark, status: 'late' },
      cookie: asking.cookie,
    })
    return mark
  },
  undoRest: async (asking) => {
    const { make } = asking.world
    const { id: classId } = await make.class([await make.lecturer()], [await make.student()])
    const { id: sessionId } = await make.session(classId)
    const input = { sessionId, status: 'present' as const }
    const { studentIds } = await requestAnswer(asking, 'recordRest', { input, cookie: asking.cookie })
    return { ...input, studentIds }
  },
  undoMarksImport: async (asking) => {
    const { make, platform } = asking.world
    const student = await make.student()
    const { id: classId } = await make.class([await make.lecturer()], [student])
    const sheetId = await makeExam(platform.db, classId)
    const text = `email;mark\n${student.email};50`
    const { cookie } = asking
    const { plan } = await requestAnswer(asking, 'checkMarksImport', { input: { sheetId, text }, cookie })
    await requestAnswer(asking, 'applyMarksImport', { input: { sheetId, text, plan }, cookie })
    return { sheetId, plan }
  },
  assignSitting: async ({ world }) => {
    const { make, platform, clock } = world
    const student = await make.student()
    const { id: classId } = await make.class([await make.lecturer()], [student])
    const examId = await makeExam(platform.db, classId)
    const id = newId()
    const row = { id, examId, studentId: student.id, reason: 'Illness', deferredAt: clock.now() }
    await platform.db.insert(examDeferrals).values(row)
    return { deferralId: id, version: 0, sittingId: null }
  },
  readPersonPhoto: async (asking) => {
    const create = { width: 96, height: 96, channels: 3 as const, background: 'teal' }
    const file = { bytes: await sharp({ create }).jpeg().toBuffer(), says: {} }
    const [personId] = asking.actors.of('admin')
    const cookie = await adminCookie(asking)
    await requestAnswer({ ...asking, file }, 'replaceMyPhoto', { input: { x: 0, y: 0, zoom: 1 }, cookie })
    return { personId, v: undefined }
  },
}
