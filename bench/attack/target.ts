import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '@campanile/server/auth/tokens.ts'
import { type openPool, toDatabase } from '@campanile/server/db/database.ts'
import { assignmentForm } from '@campanile/server/domains/assignments/testing/assignments.ts'
import { makeExam, typed } from '@campanile/server/domains/results/testing/sheets.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'
import { factories, type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import { browserOf } from '../../e2e/faults/browser.ts'
import { type Campus, fillCampus } from '../crowd/campus.ts'
import { cookiesOf, wireFrom } from './wire.ts'

type Pool = ReturnType<typeof openPool>

/** The message to the attacker's process, so everything must be serialisable as JSON. */
export interface Target {
  url: string
  secretKey: string
  databaseUrl: string
  /** The length of an attack. */
  seconds: number
  /** A session whose check-in is open. */
  classId: string
  sessionId: string
  windowId: string
  /** Session cookies of the attackers. */
  attackers: { student: string; admin: string; lecturer: string }
  /** The cookie of a display by the door, stolen from its tablet. */
  display: string
  /** A person whose account is attacked, and who is not an accomplice. */
  owner: { id: string; email: string; password: string }
  /** Enrolled students other than the attacker, signed in. */
  classmates: string[]
  /** An assignment that accepts files, and the attacker's issued transcript. */
  assignmentId: string
  transcriptId: string
}

/** Other people, who use the system during the attack. */
export interface Others {
  lecturer: string
  admin: string
  students: string[]
  signingIn: { email: string; password: string }[]
}

interface Server {
  url: string
  pool: Pool
  databaseUrl: string
  secretKey: string
  seconds: number
}

/** A campus with an open check-in, attackers and other people. */
export async function prepareTarget({ url, pool, databaseUrl, secretKey, seconds }: Server) {
  const campus = await fillCampus(pool, secretKey, { classes: 2, classSize: 60 })
  const make = factories(toDatabase(pool), () => new Date())
  const [attacked, quiet] = campus.classes
  const inAttacked = campus.students.filter((it) => it.class === attacked)
  const inQuiet = campus.students.filter((it) => it.class === quiet)
  const admin = await make.admin()
  const [attackingAdmin, otherAdmin] = [
    await sessionOf(pool, admin, minutesAfter(new Date(), -20)),
    await sessionOf(pool, await make.admin(), new Date()),
  ]
  const owner = await make.staff()
  const staff = await Promise.all(Array.from({ length: 4 }, () => make.staff()))
  const [attacker, ...classmates] = inAttacked
  const target: Target = {
    url,
    secretKey,
    databaseUrl,
    seconds,
    classId: attacked!.id,
    sessionId: attacked!.sessionId,
    windowId: attacked!.windowId,
    attackers: { student: attacker!.cookie, admin: attackingAdmin, lecturer: attacked!.lecturerCookie },
    display: await pairedDisplay(url, otherAdmin),
    owner: { id: owner.id, email: owner.email, password: testPassword },
    classmates: classmates.map(({ cookie }) => cookie),
    assignmentId: await openAssignment(url, attacked!.lecturerCookie, attacked!.id),
    transcriptId: await transcriptOf(pool, { url, campus, admin: otherAdmin }, attacker!.personId),
  }
  const others: Others = {
    lecturer: quiet!.lecturerCookie,
    admin: otherAdmin,
    students: inQuiet.slice(0, 12).map(({ cookie }) => cookie),
    signingIn: staff.map(({ email }) => ({ email, password: testPassword })),
  }
  return { target, others, quiet: quiet! }
}

/** The cookie of a session in which the person confirmed the password at this time. */
async function sessionOf(pool: Pool, { id }: Pick<TestPerson, 'id'>, confirmedAt: Date): Promise<string> {
  const [token, now] = [newToken(), new Date()]
  await pool.query(
    `insert into sign_in_sessions
       (id, token_hash, person_id, created_at, seen_at, confirmed_at, expires_at, address, user_agent)
     values ($1, $2, $3, $4, $4, $5, $6, 'bench', 'bench')`,
    [randomUUID(), hashToken(token), id, now, confirmedAt, minutesAfter(now, 1_440)],
  )
  return `campanile-session=${token}`
}

const clientOf = (url: string, cookie: string) =>
  browserOf(
    () => url,
    cookie,
    () => undefined,
  )

/** A display that an admin has paired with a staff check-in location. */
async function pairedDisplay(url: string, admin: string): Promise<string> {
  const wire = wireFrom(url, '127.0.0.1')
  const client = clientOf(url, admin)
  const { id: linkId } = await client.addStaffLink({
    audience: 'staff',
    place: 'Main entrance',
    network: null,
    opensAt: null,
    closesAt: null,
    rotating: true,
    active: true,
  })
  const started = await wire.send({ method: 'POST', path: '/api/display/pairing', body: {} })
  const { code } = JSON.parse(started.body) as { code: string }
  await client.pairDisplay({ code, name: 'Door', target: { purpose: 'staff-link', linkId } })
  const cookie = cookiesOf(started)
  const paired = await wire.send({
    method: 'POST',
    path: '/api/display/pairing/collection',
    cookie,
    body: {},
  })
  wire.close()
  return cookiesOf(paired)
}

async function openAssignment(url: string, lecturer: string, classId: string): Promise<string> {
  const client = clientOf(url, lecturer)
  const { id: assignmentId, version } = await client.createAssignment(assignmentForm(new Date(), { classId }))
  await client.publishAssignment({ assignmentId, version })
  return assignmentId
}

interface Printing {
  url: string
  campus: Campus
  admin: string
}

/** A transcript of the attacker's published exam. */
async function transcriptOf(pool: Pool, { url, campus, admin }: Printing, studentId: string) {
  const sheetId = await makeExam(toDatabase(pool), campus.classes[0]!.id)
  const client = clientOf(url, admin)
  const marked = campus.students.filter((it) => it.class === campus.classes[0])
  await client.enterMarks({ sheetId, cells: marked.map((it) => typed({ id: it.personId }, '71')) })
  const { version } = await client.submitMarkSheet({ sheetId, version: 0 })
  await client.publishMarkSheet({ sheetId, version })
  return (await client.issueTranscript({ studentId })).id
}
