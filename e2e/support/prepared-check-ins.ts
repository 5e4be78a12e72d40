import { randomUUID } from 'node:crypto'
import { hashToken, newToken, signValue } from '@campanile/server/auth/tokens.ts'
import { toDatabase } from '@campanile/server/db/database.ts'
import { sealDescriptor } from '@campanile/server/domains/faces/face-seal.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'
import { deriveSecrets } from '@campanile/server/platform/secrets.ts'
import { factories } from '@campanile/server/testing/factories.ts'
import { inventFace, makeFrames } from '@campanile/server/testing/test-face.ts'
import type pg from 'pg'
import type { CheckInRequest } from './check-in-request.ts'

/** A student whose check-in is ready to be sent. */
export interface PreparedCheckIn extends CheckInRequest {
  personId: string
  classId: string
  lecturerId: string
}

const classSize = 200

/** Students with registered faces in classes whose check-in is open, each with a scan and a challenge. */
export async function prepareCheckIns(
  pool: pg.Pool,
  secretKey: string,
  students: number,
): Promise<PreparedCheckIn[]> {
  const secrets = deriveSecrets(Buffer.from(secretKey, 'base64'))
  const now = new Date()
  const make = factories(toDatabase(pool), () => now)
  await make.institution()
  const requests: PreparedCheckIn[] = []
  while (requests.length < students) {
    const lecturer = await make.lecturer()
    const { id: classId } = await make.class([lecturer])
    const { id: sessionId } = await make.session(classId)
    const windowId = randomUUID()
    await pool.query(
      'insert into check_in_windows (id, session_id, opened_by, opened_at, late_after, closes_at) values ($1, $2, $3, $4, $5, $6)',
      [windowId, sessionId, lecturer.id, now, minutesAfter(now, 60), minutesAfter(now, 80)],
    )
    const seats = Array.from({ length: Math.min(classSize, students - requests.length) }, () =>
      seat(secrets, classId, windowId, now),
    )
    await insertSeats(pool, classId, seats, now)
    requests.push(
      ...seats.map(({ personId, request }) => ({ personId, classId, lecturerId: lecturer.id, ...request })),
    )
  }
  await pool.query('analyze')
  return requests
}

function seat(secrets: ReturnType<typeof deriveSecrets>, classId: string, windowId: string, now: Date) {
  const [personId, token, face] = [randomUUID(), newToken(), inventFace()]
  const until = minutesAfter(now, 60).getTime()
  const deviceId = randomUUID()
  const scan = signValue(secrets, 'scan', {
    id: randomUUID(),
    windowId,
    deviceId,
    personId,
    network: null,
    codeUntil: until,
    until,
  })
  const challenge = signValue(secrets, 'face-check', {
    id: randomUUID(),
    holderId: personId,
    windowId,
    action: 'turn-left',
    until,
  })
  const device = signValue(secrets, 'device', { id: deviceId })
  const request: CheckInRequest = {
    path: `/api/check-in/${classId}/face`,
    cookie: `campanile-session=${token}; campanile-scan=${scan}; campanile-device=${device}`,
    body: Buffer.from(JSON.stringify({ challenge, descriptors: makeFrames(face, 5) })),
  }
  return {
    personId,
    tokenHash: hashToken(token),
    sealed: sealDescriptor({ secrets }, personId, face),
    request,
  }
}

/** A signed-in student with a registered face. */
interface Seat {
  personId: string
  tokenHash: Buffer
  sealed: Buffer
}

export async function insertSeats(
  pool: pg.Pool,
  classId: string,
  seats: readonly Seat[],
  now: Date,
): Promise<void> {
  const ids = seats.map(({ personId }) => personId)
  await pool.query(
    `insert into people (id, email, first_name, last_name, role, starts_on, created_at, updated_at)
     select id, id || '@campus.test', 'Bench', id::text, 'student', ($2::timestamptz - interval '3 days')::date, $2, $2 from unnest($1::uuid[]) id`,
    [ids, now],
  )
  await pool.query(
    'insert into enrolments (class_id, student_id, enrolled_at) select $1, id, $3 from unnest($2::uuid[]) id',
    [classId, ids, now],
  )
  await pool.query(
    `insert into face_profiles (person_id, descriptor, photo, registered_at)
     select id, sealed, 'none', $3 from unnest($1::uuid[], $2::bytea[]) seat(id, sealed)`,
    [ids, seats.map(({ sealed }) => sealed), now],
  )
  await pool.query(
    `insert into sign_in_sessions (id, token_hash, person_id, created_at, seen_at, expires_at, address, user_agent)
     select gen_random_uuid(), hash, id, $3, $3, $3::timestamptz + interval '1 day', 'bench', 'bench'
     from unnest($1::uuid[], $2::bytea[]) seat(id, hash)`,
    [ids, seats.map(({ tokenHash }) => tokenHash), now],
  )
}
