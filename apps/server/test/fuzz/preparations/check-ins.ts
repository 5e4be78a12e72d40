import { codesShownAt } from '#domains/attendance/check-in/check-in-code.rules.ts'
import { framesOf } from '#testing/test-face.ts'
import {
  type Asking,
  adminCookie,
  answerOf,
  type Input,
  type Preparation,
  type Preparations,
  personOf,
} from './asking.ts'
import { faceOf } from './faces.ts'
import { assertionFor, deviceOf } from './passkeys.ts'

/** Opens check-in for a session whose students have registered a face and a passkey. */
export async function openCheckIn(asking: Asking): Promise<string> {
  const { make, clock } = asking.world
  const students = [await make.student(), await make.student(), await make.student()]
  for (const { id } of students) {
    const owner = { id, cookie: await asking.actors.cookieOf(id) }
    await faceOf(asking, owner)
    await deviceOf(asking, owner)
  }
  const { id: classId } = await make.class([await make.lecturer()], students)
  const { id: sessionId } = await make.session(classId)
  const input = { sessionId, lateAfterMinutes: 10, closeAfterMinutes: 60 }
  await answerOf(asking, 'openCheckIn', { input, cookie: await adminCookie(asking) })
  await asking.world.pool.query('delete from attempt_counters where window_ends_at < $1', [clock.now()])
  return sessionId
}

/** The codes to type and to scan on the screen of a class whose check-in is open. */
async function screenOf(asking: Asking, classId?: unknown): Promise<Input | undefined> {
  const { world, actors } = asking
  const { rows } = await world.pool.query<{ sessionId: string; classId: string }>(
    `select s.id as "sessionId", s.class_id as "classId" from check_in_windows w join sessions s on s.id = w.session_id
    where w.closed_at is null and w.closes_at > $2 and (s.class_id::text = $1 or $1 is null) limit 1`,
    [classId === undefined ? null : String(classId), world.clock.now()],
  )
  if (!rows[0]) return undefined
  const cookie = await actors.cookieOf(actors.of('admin')[0]!)
  const { codes } = await answerOf(asking, 'readCheckInCode', { input: rows[0], cookie })
  const code = (codes as Input[] | undefined)?.[0]
  return code && { ...code, classId: rows[0].classId }
}

/** Scans the screen first, so that the request carries the scan's cookie. */
const scanFirst: Preparation = async (asking, { classId }) => {
  const screen = await screenOf(asking, classId)
  if (screen) {
    const input = { classId: screen.classId, token: screen.token }
    await answerOf(asking, 'redeemScan', { input, cookie: asking.cookie })
  }
  return { place: undefined }
}

const proofs: Record<'face' | 'passkey', (asking: Asking, place: Input) => Promise<Input>> = {
  face: async (asking, place) => {
    const owner = await personOf(asking, 'staff')
    const face = await faceOf(asking, owner)
    const { challenge } = await answerOf(asking, 'startStaffFaceCheck', {
      input: place,
      cookie: owner.cookie,
    })
    return { method: 'face', challenge, descriptors: framesOf(face) }
  },
  passkey: async (asking, place) => {
    const owner = await personOf(asking, 'staff')
    const device = await deviceOf(asking, owner)
    const asked = await answerOf(asking, 'startStaffPasskeyCheck', { input: place, cookie: owner.cookie })
    return { method: 'passkey', ...assertionFor(device, asked) }
  },
}

export const checkInPreparations: Preparations = {
  redeemScan: async (asking, { classId }) => {
    const screen = await screenOf(asking, classId)
    return screen ? { token: screen.token } : {}
  },
  redeemShortCode: async (asking) => {
    const screen = await screenOf(asking)
    if (!screen) return {}
    const { world, personId } = asking
    // A typed code is only accepted from students of the class.
    await world.pool.query(
      `insert into enrolments (class_id, student_id, enrolled_at)
      select $1, id, $3 from people where id = $2 and role = 'student' on conflict do nothing`,
      [screen.classId, personId, world.clock.now()],
    )
    return { code: screen.shortCode }
  },
  checkInWithCode: async (asking, input) => ({ ...(await scanFirst(asking, input)), code: undefined }),
  startFaceCheck: scanFirst,
  startPasskeyCheckIn: scanFirst,
  checkInWithFace: async (asking, input) => {
    await scanFirst(asking, input)
    const owner = await personOf(asking)
    const face = await faceOf(asking, owner)
    const { challenge } = await answerOf(asking, 'startFaceCheck', {
      input: { classId: input.classId },
      cookie: owner.cookie,
    })
    return { challenge, descriptors: framesOf(face), place: undefined }
  },
  checkInWithPasskey: async (asking, input) => {
    await scanFirst(asking, input)
    const owner = await personOf(asking)
    const device = await deviceOf(asking, owner)
    const asked = await answerOf(asking, 'startPasskeyCheckIn', {
      input: { classId: input.classId },
      cookie: owner.cookie,
    })
    return { ...assertionFor(device, asked), place: undefined }
  },
  startStaffFaceCheck: async (asking) => {
    await faceOf(asking, await personOf(asking, 'staff'))
    return { linkId: undefined }
  },
  checkInStaffDay: async (asking) => ({ linkId: undefined, proof: await proofs.face(asking, {}) }),
  checkOutStaffDay: async (asking) => {
    const { cookie } = await personOf(asking, 'staff')
    await answerOf(asking, 'checkInStaffDay', { input: { proof: await proofs.face(asking, {}) }, cookie })
    return { linkId: undefined, proof: await proofs.passkey(asking, {}) }
  },
  redeemStaffLink: async ({ world }) => {
    const { rows } = await world.pool.query<{ linkId: string; audience: string }>(
      'select id as "linkId", audience from staff_links where active and rotating order by random() limit 1',
    )
    const [code] = codesShownAt(world.platform.secrets.key('code'), rows[0]?.linkId ?? '', world.clock.now())
    return { ...rows[0], token: code.token }
  },
}
