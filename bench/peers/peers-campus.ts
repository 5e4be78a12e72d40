import { randomUUID } from 'node:crypto'
import { hashPassword } from '@campanile/server/auth/password.ts'
import { toDatabase } from '@campanile/server/db/database.ts'
import { factories, type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import { addHistory } from '../attendance-history.ts'
import { type Campus, fillCampus } from '../crowd/campus.ts'
import type { TwoServers } from '../crowd/two-servers.ts'

/** STUDENTS makes the bench shorter, to test the bench itself. */
const students = Number(process.env.STUDENTS ?? 2_000)
const classSize = 50
/** Past sessions of each class, so that 2,000 students have 180,000 records beside those of the large class. */
const pastSessions = 90
const largeClass = { students: 300, sessions: 100 }
/** Past sessions of the large class without records, to be saved by the bench. */
const unrecorded = 15
const signingIn = 150

export interface PeersCampus {
  crowd: Campus
  /** A class of 300 students with 100 sessions. */
  large: { id: string; lecturer: TestPerson; unrecordedIds: string[] }
  /** Students with a password who have not signed in yet. */
  emails: string[]
  /** What the database contains. */
  counts: { students: number; records: number }
}

export async function fillPeersCampus({ pool, secretKey }: TwoServers): Promise<PeersCampus> {
  const crowd = await fillCampus(pool, secretKey, { classes: students / classSize, classSize })
  await pool.query(`update people set starts_on = '2015-01-01'`)
  for (const { id } of crowd.classes) await addHistory(pool, id, pastSessions)
  const large = await addLargeClass(pool)
  const emails = await givePasswords(pool)
  // Otherwise both servers would compute figures for all these records during the bench.
  await pool.query('truncate stale_figures')
  await pool.query('vacuum analyze')
  const { rows } = await pool.query(
    `select (select count(*)::int from people where role = 'student') as students,
      (select count(*)::int from attendance_records) as records`,
  )
  return { crowd, large, emails, counts: rows[0] }
}

type Pool = TwoServers['pool']

async function addLargeClass(pool: Pool) {
  const make = factories(toDatabase(pool), () => new Date())
  const lecturer = await make.lecturer()
  const { id } = await make.class([lecturer])
  await pool.query(
    `insert into enrolments (class_id, student_id, enrolled_at)
      select $1, id, now() - interval '1 year' from people where role = 'student' order by id limit $2`,
    [id, largeClass.students],
  )
  await addHistory(pool, id, largeClass.sessions)
  const unrecordedIds = Array.from({ length: unrecorded }, () => randomUUID())
  await pool.query(
    `insert into sessions (id, class_id, starts_at, ends_at, status)
      select id, $1, now() - interval '200 days' - n * interval '1 day',
        now() - interval '200 days' - n * interval '1 day' + interval '1 hour', 'scheduled'
      from unnest($2::uuid[]) with ordinality it(id, n)`,
    [id, unrecordedIds],
  )
  return { id, lecturer, unrecordedIds }
}

async function givePasswords(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `with chosen as (select id, email from people where role = 'student' order by id limit $1),
      given as (insert into passwords (person_id, hash, set_at) select id, $2, now() from chosen)
    select email from chosen`,
    [signingIn, await hashPassword(testPassword)],
  )
  return rows.map(({ email }) => email)
}
