import { randomUUID } from 'node:crypto'
import { noLatePolicy } from '@campanile/contract/assignments/assignment.ts'
import type { Client } from '@campanile/contract/client.ts'
import { hashToken, newToken } from '@campanile/server/auth/tokens.ts'
import { toDatabase } from '@campanile/server/db/database.ts'
import { makeExam } from '@campanile/server/domains/results/testing/sheets.ts'
import { daysAfter, minutesAfter } from '@campanile/server/platform/clock.ts'
import { factories } from '@campanile/server/testing/factories.ts'
import type pg from 'pg'
import { prepareCheckIns } from '../support/prepared-check-ins.ts'
import { type Action, checkIn, handIn, leave, mark } from './actions.ts'
import { type Answer, browserOf } from './browser.ts'
import type { Installation } from './installation.ts'

/**
 * One class whose students check in, submit work and get a mark. For every fourth student, a person takes
 * leave.
 */
export async function prepareActions(
  installation: Installation,
  students: number,
  told: (answer: Answer) => void,
): Promise<Action[]> {
  const pool = await installation.database()
  try {
    const browser = (cookie: string) => browserOf(() => installation.url, cookie, told)
    const seats = await prepareCheckIns(pool, installation.secretKey, students)
    const { classId, lecturerId } = seats[0]!
    const lecturer = browser(await signedIn(pool, lecturerId))
    const assignmentId = await setWork(lecturer, classId)
    const sheetId = await makeExam(toDatabase(pool), classId)
    const ofStudents = seats.flatMap((seat) => {
      const student = browser(seat.cookie)
      const { personId } = seat
      return [
        checkIn(student, seat),
        handIn(student, assignmentId, personId),
        mark(lecturer, sheetId, personId),
      ]
    })
    return shuffled([...ofStudents, ...(await leaves(pool, browser, Math.ceil(students / 4)))])
  } finally {
    await pool.end()
  }
}

async function setWork(lecturer: Client, classId: string): Promise<string> {
  const now = new Date()
  const { id: assignmentId, version } = await lecturer.createAssignment({
    assignmentId: randomUUID(),
    classId,
    title: 'Essay',
    text: 'Two thousand words.',
    opensAt: minutesAfter(now, -60).toISOString(),
    dueAt: daysAfter(now, 1).toISOString(),
    maxMark: '100',
    weight: '20',
    late: noLatePolicy,
    maxFiles: 1,
    maxFileBytes: 1024 * 1024,
    accepts: ['pdf'],
  })
  await lecturer.publishAssignment({ assignmentId, version })
  return assignmentId
}

async function leaves(pool: pg.Pool, browser: (cookie: string) => Client, count: number): Promise<Action[]> {
  const make = factories(toDatabase(pool), () => new Date())
  const admin = browser(await signedIn(pool, (await make.admin({ ...unique() })).id))
  const { rows } = await pool.query(`select id from leave_types where name = 'Annual leave'`)
  const actions: Action[] = []
  for (let at = 0; at < count; at++) {
    const { id } = await make.staff({ ...unique() })
    actions.push(leave(browser(await signedIn(pool, id)), admin, rows[0].id, nextWednesday()))
  }
  return actions
}

/**
 * Random addresses, because several processes that all count from one prepare actions in the same database.
 */
const unique = () => ({ password: false, email: `${randomUUID()}@campus.test` })

/** The Wednesday about a week from now. */
function nextWednesday(): string {
  const day = daysAfter(new Date(), 7)
  return daysAfter(day, 3 - day.getUTCDay())
    .toISOString()
    .slice(0, 10)
}

async function signedIn(pool: pg.Pool, personId: string): Promise<string> {
  const token = newToken()
  await pool.query(
    `insert into sign_in_sessions (id, token_hash, person_id, created_at, seen_at, expires_at, address, user_agent)
     values ($1, $2, $3, now(), now(), now() + interval '1 day', 'faults', 'faults')`,
    [randomUUID(), hashToken(token), personId],
  )
  return `campanile-session=${token}`
}

/** Mixes the actions, in the same order in every run. */
const shuffled = (actions: Action[]): Action[] =>
  actions
    .map((action, index) => ({ action, place: (index * 7919) % actions.length }))
    .sort((one, other) => one.place - other.place)
    .map(({ action }) => action)
