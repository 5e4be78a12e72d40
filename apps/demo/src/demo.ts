import { hashPassword } from '@campanile/server/auth/password.ts'
import { newId } from '@campanile/server/db/columns.ts'
import { inTransaction, type Transaction } from '@campanile/server/db/database.ts'
import { pgType } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { passwords } from '@campanile/server/domains/accounts/accounts.tables.ts'
import type { LocalisedMessage } from '@campanile/server/domains/notifications/message.ts'
import { notifyAdmins } from '@campanile/server/domains/notifications/notifications.service.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import { createInstitution, currentInstitution } from '@campanile/server/domains/settings/settings.service.ts'
import type { Platform } from '@campanile/server/platform/platform.ts'
import { eq, sql } from 'drizzle-orm'
import { demoAccounts, demoEmail, demoPassword, demoStudents } from './accounts.ts'
import { fillAssignments } from './assignments.ts'
import { buildCampus, type DemoPeople } from './campus.ts'
import { fillCatalogue } from './catalogue.ts'
import { fillContacts } from './contacts.ts'
import { demoTime, firstDayOfAll } from './demo-time.ts'
import { fillExams } from './exams.ts'
import { fillHistory } from './history.ts'
import { fillLeave } from './leave.ts'
import { demoLeave } from './leave-plan.ts'
import { fillMarks } from './marks.ts'
import { fillMessages, notifyOfAbsence } from './messages.ts'
import { fillMitigation } from './mitigation.ts'
import { demoRequests } from './mitigation-requests.ts'
import { demoNotices } from './notices.messages.ts'
import { addOfflineScans } from './offline-scans.ts'
import { issueDemoPapers } from './papers.ts'
import { fillPay } from './pay.ts'
import { fillResults } from './results.ts'
import { addSessionNow, fillToday } from './sessions.ts'
import { fillStaff } from './staff.ts'
import { faculties } from './university/faculties.ts'
import { takeRegisters } from './university/registers.ts'
import { leaveOf } from './university/requests.ts'
import { fillUniversity } from './university/university.ts'
import { fillUpcoming } from './upcoming.ts'
import { continueWorkdays, fillWorkdays } from './workdays.ts'

/** The accounts to sign in with. */
export const demoSignIns = demoAccounts.map((it) => ({ ...it, password: demoPassword }))

/** If two servers start at once, the demo is still loaded once. */
const lockKey = 7_236_418

interface DemoOptions {
  /** For tests that need less. small: the people of the accounts and one batch; part: one department more. */
  size?: 'whole' | 'part' | 'small'
  /** No account gets a password, and the demo's admin is disabled, because the institution has its own. */
  closed?: boolean
  /** Called if the demo has not been loaded yet. */
  onLoading?: () => void
}

const facultiesOf = { small: 0, part: 1, whole: faculties.length }

/** Loads the demo campus unless it exists, in one transaction, so that it exists completely or not at all. */
export async function loadDemo(
  platform: Platform,
  { size = 'whole', closed = false, onLoading }: DemoOptions = {},
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    // On a busy machine, single statements take longer than people would wait for an answer.
    await tx.db.execute(sql`set local statement_timeout = '10min'`)
    await tx.db.execute(sql`set local idle_in_transaction_session_timeout = '10min'`)
    await tx.db.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    const [known] = await tx.db.select().from(people).where(eq(people.email, demoAccounts[1]!.email))
    if (known) return
    onLoading?.()
    const hash = closed ? undefined : await hashPassword(demoPassword)
    const now = platform.clock.now()
    await createInstitution(tx.db, { name: 'Campanile University', timeZone: 'Europe/London', now })
    const when = demoTime(now, (await currentInstitution(tx)).timeZone)
    const who = await insertPeople(tx, hash, now)
    const campus = await buildCampus(tx.db, who, when)
    await fillCatalogue(tx.db, when)
    await fillUpcoming(tx.db, campus, when)
    await fillHistory(tx.db, campus, when)
    await fillToday(tx.db, campus, when)
    await fillExams(tx.db, campus, when)
    await fillMarks(tx.db, campus, when)
    await addOfflineScans(tx.db)
    await fillStaff(tx.db, when)
    await fillResults(tx.db, who, when)
    await fillMessages(tx.db, when)
    await fillAssignments(platform, tx, campus, when)
    await fillMitigation(platform, tx, { classes: campus, requests: demoRequests, when })
    const taught = faculties.slice(0, facultiesOf[size])
    const filling = { platform, tx, adminId: who.adminId, when, faculties: taught }
    const university = taught.length > 0 ? await fillUniversity(filling) : null
    await fillContacts(tx.db)
    await fillLeave(tx.db, platform.clock, [...demoLeave, ...(university ? leaveOf(university) : [])])
    if (hash) await acceptInvitations(tx, hash, now)
    await fillWorkdays(tx.db, when)
    await notifyOfAbsence(tx.db, when)
    await fillPay(platform, tx.db, when)
  })
  await issueDemoPapers(platform)
  await keepDemoLive(platform)
}

/**
 * Job: loads the demo for a newly set up institution, and notifies its admin when this starts and finishes.
 */
export async function loadDemoForAdmin(platform: Platform): Promise<void> {
  const tell = (message: LocalisedMessage) =>
    inTransaction(platform, (tx) => notifyAdmins(tx, platform.clock.now(), message))
  await tell((locale) => ({
    kind: 'account',
    type: 'info',
    title: demoNotices(locale).demoIsBeingLoaded(),
    message: demoNotices(locale).youCanKeepWorking(),
    priority: 'medium',
    navigationPath: '/app/dashboard',
  }))
  await loadDemo(platform, { closed: true })
  await tell((locale) => ({
    kind: 'account',
    type: 'success',
    title: demoNotices(locale).demoIsReady(),
    message: demoNotices(locale).demoHasPeople(),
    priority: 'medium',
    navigationPath: '/app/users',
  }))
}

/**
 * Job: keeps the campus going, so that the demo lecturer always has a session in progress. Does nothing while
 * the demo is being loaded.
 */
export async function keepDemoLive(platform: Platform): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const [lock] = await queryRows(tx.db, { free: pgType.boolean })`
      select pg_try_advisory_xact_lock(${lockKey}) as free`
    if (!lock?.free) return
    await tx.db.execute(sql`set local statement_timeout = '10min'`)
    const when = demoTime(platform.clock.now(), (await currentInstitution(tx)).timeZone)
    await addSessionNow(tx.db, when.now)
    await takeRegisters(tx.db, when)
    await continueWorkdays(tx.db, when)
  })
}

/** Marks all invitations as accepted, except those of next term's students, whose batches have no classes. */
const acceptInvitations = ({ db }: Transaction, hash: string, now: Date) =>
  db.execute(sql`
    insert into passwords (person_id, hash, set_at)
    select p.id, ${hash}, ${now} from people p
    where p.email::text like '%@campanile.test' and (p.role <> 'student' or exists (
      select from enrolments e where e.student_id = p.id
    ))
    on conflict do nothing`)

async function insertPeople(tx: Transaction, hash: string | undefined, now: Date): Promise<DemoPeople> {
  const history = { startsOn: firstDayOfAll(now), createdAt: now, updatedAt: now }
  const accounts = demoAccounts.map((account) => ({
    id: newId(),
    ...account,
    ...history,
    // In a real institution, nobody may be an admin with a publicly known password or without one.
    isActive: account.role !== 'admin' || hash !== undefined,
  }))
  const classmates = demoStudents.map((name, index) => {
    const [firstName = '', ...rest] = name.split(' ')
    const email = demoEmail(name)
    const number = `S-${20_001 + index}`
    return {
      id: newId(),
      email,
      firstName,
      lastName: rest.join(' '),
      role: 'student' as const,
      number,
      ...history,
    }
  })
  const rows = [...accounts, ...classmates]
  await tx.db.insert(people).values(rows)
  if (hash) await tx.db.insert(passwords).values(rows.map(({ id }) => ({ personId: id, hash, setAt: now })))
  const idOf = (email: string) => accounts.find((account) => account.email === email)!.id
  return {
    adminId: idOf('admin@campanile.test'),
    lecturerId: idOf('lecturer@campanile.test'),
    visitingId: idOf('visiting@campanile.test'),
    studentIds: [idOf('student@campanile.test'), ...classmates.map(({ id }) => id)],
  }
}
