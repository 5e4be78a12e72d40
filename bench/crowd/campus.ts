import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '@campanile/server/auth/tokens.ts'
import { type openPool, toDatabase } from '@campanile/server/db/database.ts'
import { shownCodes } from '@campanile/server/domains/attendance/check-in/check-in-code.rules.ts'
import { sealDescriptor } from '@campanile/server/domains/faces/face-seal.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'
import { deriveSecrets } from '@campanile/server/platform/secrets.ts'
import { factories } from '@campanile/server/testing/factories.ts'
import { inventFace, type TestFace } from '@campanile/server/testing/test-face.ts'
import { insertSeats } from '../../e2e/support/prepared-check-ins.ts'

type Pool = ReturnType<typeof openPool>

export interface Student {
  personId: string
  /** The session cookie, without a scan. */
  cookie: string
  face: TestFace
  class: CrowdClass
}

/** A class whose check-in is open. */
export interface CrowdClass {
  id: string
  lecturerId: string
  lecturerCookie: string
  /** Of the current session. */
  sessionId: string
  windowId: string
}

export interface Campus {
  students: Student[]
  classes: CrowdClass[]
  /** The token of the code that this class's screen shows now. */
  shownToken(of: CrowdClass): string
  /**
   * Closes every class's check-in and opens that of its next session, so that everybody can check in again.
   */
  nextLesson(): Promise<void>
}

/**
 * Minutes from one session to the next. The first one starts most of a day ago, so there is time for many.
 */
const lessonMinutes = 1

/** Signed-in students with faces, in classes of equal size with a signed-in lecturer each. */
export async function fillCampus(
  pool: Pool,
  secretKey: string,
  { classes, classSize }: { classes: number; classSize: number },
): Promise<Campus> {
  const secrets = deriveSecrets(Buffer.from(secretKey, 'base64'))
  const now = new Date()
  const make = factories(toDatabase(pool), () => now)
  await make.institution()
  const campus: Campus = {
    students: [],
    classes: [],
    shownToken: ({ windowId }) => shownCodes(secrets.key('code'), windowId, new Date())[0].token,
    nextLesson: lessons(pool, () => campus.classes, now),
  }
  while (campus.classes.length < classes) {
    const lecturer = await make.lecturer()
    const { id } = await make.class([lecturer])
    const token = newToken()
    await signIn(pool, lecturer.id, token, now)
    const its: CrowdClass = {
      id,
      lecturerId: lecturer.id,
      lecturerCookie: `campanile-session=${token}`,
      sessionId: '',
      windowId: '',
    }
    const seats = Array.from({ length: classSize }, () => seat(secrets, its))
    await insertSeats(pool, id, seats, now)
    campus.classes.push(its)
    campus.students.push(...seats)
  }
  await campus.nextLesson()
  shuffle(campus.students)
  await pool.query('vacuum analyze')
  return campus
}

/** Mixes the classes, so that their students do not arrive one class after the other. */
function shuffle(students: Student[]) {
  const drawn = new Map(students.map((it) => [it, Math.random()]))
  students.sort((a, b) => drawn.get(a)! - drawn.get(b)!)
}

function seat(secrets: ReturnType<typeof deriveSecrets>, its: CrowdClass) {
  const [personId, token, face] = [randomUUID(), newToken(), inventFace()]
  return {
    personId,
    tokenHash: hashToken(token),
    sealed: sealDescriptor({ secrets }, personId, face),
    cookie: `campanile-session=${token}`,
    face,
    class: its,
  }
}

const signIn = (pool: Pool, personId: string, token: string, now: Date) =>
  pool.query(
    `insert into sign_in_sessions (id, token_hash, person_id, created_at, seen_at, expires_at, address, user_agent)
     values (gen_random_uuid(), $1, $2, $3, $3, $4, 'bench', 'bench')`,
    [hashToken(token), personId, now, minutesAfter(now, 1_440)],
  )

/** Creates short sessions one after the other, so that a lecturer's sessions do not overlap. */
function lessons(pool: Pool, classes: () => readonly CrowdClass[], began: Date) {
  let lesson = 0
  return async () => {
    const startsAt = minutesAfter(began, -1_000 + lesson * lessonMinutes)
    lesson += 1
    for (const its of classes()) {
      its.sessionId = randomUUID()
      its.windowId = randomUUID()
    }
    const ids = (name: 'id' | 'sessionId' | 'windowId' | 'lecturerId') => classes().map((it) => it[name])
    const now = new Date()
    await pool.query('update check_in_windows set closed_at = $1 where closed_at is null', [now])
    await pool.query(
      `insert into sessions (id, class_id, starts_at, ends_at, status)
       select id, class_id, $3, $4, 'scheduled' from unnest($1::uuid[], $2::uuid[]) it(id, class_id)`,
      [ids('sessionId'), ids('id'), startsAt, minutesAfter(startsAt, lessonMinutes)],
    )
    await pool.query(
      `insert into check_in_windows (id, session_id, opened_by, opened_at, late_after, closes_at)
       select id, session_id, by, $4, $5, $5
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) it(id, session_id, by)`,
      [ids('windowId'), ids('sessionId'), ids('lecturerId'), now, minutesAfter(now, 120)],
    )
  }
}
