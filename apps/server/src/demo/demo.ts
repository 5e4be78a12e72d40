import { eq, sql } from 'drizzle-orm'
import { hashPassword } from '#auth/password.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { passwords } from '#domains/accounts/accounts.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { createInstitution } from '#domains/settings/settings.service.ts'
import type { Platform } from '#platform/platform.ts'
import { demoAccounts, demoEmail, demoPassword, demoStudents } from './accounts.ts'
import { fillAssignments } from './assignments.ts'
import { buildCampus, type DemoPeople } from './campus.ts'
import { fillCatalogue } from './catalogue.ts'
import { fillExams } from './exams.ts'
import { fillLeave } from './leave.ts'
import { fillMarks } from './marks.ts'
import { fillMessages } from './messages.ts'
import { fillMitigation } from './mitigation.ts'
import { addOfflineScans } from './offline-scans.ts'
import { issueDemoPapers } from './papers.ts'
import { fillPay } from './pay.ts'
import { fillResults } from './results.ts'
import { addSessionNow, fillHistory, fillToday } from './sessions.ts'
import { fillStaff } from './staff.ts'
import { fillUpcoming } from './upcoming.ts'

/** Two servers that start at once load it once. */
const lockKey = 7_236_418

/** Loads the demo campus unless it is there; in one transaction, so that it is there whole or not at all. */
export async function loadDemo(platform: Platform): Promise<void> {
  const hash = await hashPassword(demoPassword)
  await inTransaction(platform, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    const [known] = await tx.db.select().from(people).where(eq(people.email, demoAccounts[1]!.email))
    if (known) return
    const now = platform.clock.now()
    await createInstitution(tx.db, { name: 'Campanile University', timeZone: 'Europe/London', now })
    const who = await insertPeople(tx, hash, now)
    const campus = await buildCampus(tx.db, who, now)
    await fillCatalogue(tx.db, now)
    await fillUpcoming(tx.db, campus, now)
    await fillHistory(tx.db, campus, now)
    await fillToday(tx.db, campus, now)
    await fillExams(tx.db, campus, now)
    await fillMarks(tx.db, campus, now)
    await addOfflineScans(tx.db)
    await fillStaff(tx.db, now)
    await fillMessages(tx.db, now)
    await fillAssignments(platform, tx, campus, now)
    await fillMitigation(platform, tx, campus, now)
    await fillLeave(tx.db, platform.clock)
    await fillResults(tx.db, who, now)
    await fillPay(platform, tx.db, now)
  })
  await issueDemoPapers(platform)
  await keepDemoLive(platform)
}

/** Job: the demo lecturer always has a session that is on now. */
export async function keepDemoLive(platform: Platform): Promise<void> {
  await inTransaction(platform, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await addSessionNow(tx.db, platform.clock.now())
  })
}

async function insertPeople(tx: Transaction, hash: string, now: Date): Promise<DemoPeople> {
  const history = { createdAt: now, updatedAt: now }
  const accounts = demoAccounts.map((account) => ({ id: newId(), ...account, ...history }))
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
  // A set-up that loads the demo has an admin of its own; the e-mails of the demo are ours alone.
  const rows = [...accounts, ...classmates]
  await tx.db.insert(people).values(rows)
  await tx.db.insert(passwords).values(rows.map(({ id }) => ({ personId: id, hash, setAt: now })))
  const idOf = (email: string) => accounts.find((account) => account.email === email)!.id
  return {
    lecturerId: idOf('lecturer@campanile.test'),
    visitingId: idOf('visiting@campanile.test'),
    studentIds: [idOf('student@campanile.test'), ...classmates.map(({ id }) => id)],
  }
}
