import { shownCodes } from '#domains/attendance/check-in/check-in-code.rules.ts'
import { makeFrames } from '#testing/test-face.ts'
import {
  type Asking,
  adminCookie,
  findPerson,
  type Input,
  type Preparation,
  type Preparations,
  requestAnswer,
} from './asking.ts'
import { ensureFace } from './faces.ts'
import { ensureDevice, makeAssertion } from './passkeys.ts'

/** Opens check-in for a session whose students have registered a face and a passkey. */
export async function openCheckIn(asking: Asking): Promise<string> {
  const { make, clock } = asking.world
  const students = [await make.student(), await make.student(), await make.student()]
  for (const { id } of students) {
    const owner = { id, cookie: await asking.actors.cookieOf(id) }
    await ensureFace(asking, owner)
    await ensureDevice(asking, owner)
  }
  const { id: classId } = await make.class([await make.lecturer()], students)
  const { id: sessionId } = await make.session(classId)
  const input = { sessionId, lateAfterMinutes: 10, closeAfterMinutes: 60 }
  await requestAnswer(asking, 'openCheckIn', { input, cookie: await adminCookie(asking) })
  await asking.world.pool.query('delete from attempt_counters where window_ends_at < $1', [clock.now()])
  return sessionId
}

/** The codes to type and to scan on the screen of a class whose check-in is open. */
async function openScreen(asking: Asking, classId?: unknown): Promise<Input | undefined> {
  const { world, actors } = asking
  const { rows } = await world.pool.query<{ sessionId: string; classId: string }>(
    `select s.id as "sessionId", s.class_id as "classId" from check_in_windows w join sessions s on s.id = w.session_id
    where w.closed_at is null and w.closes_at > $2 and (s.class_id::text = $1 or $1 is null) limit 1`,
    [classId === undefined ? null : String(classId), world.clock.now()],
  )
  if (!rows[0]) return undefined
  const cookie = await actors.cookieOf(actors.of('admin')[0]!)
  const { codes } = await requestAnswer(asking, 'readCheckInCode', { input: rows[0], cookie })
  const code = (codes as Input[] | undefined)?.[0]
  return code && { ...code, classId: rows[0].classId }
}

/** Scans the screen first, so that the request carries the scan's cookie. */
const scanFirst: Preparation = async (asking, { classId }) => {
  const screen = await openScreen(asking, classId)
  if (screen) {
    const input = { classId: screen.classId, token: screen.token }
    await requestAnswer(asking, 'redeemScan', { input, cookie: asking.cookie })
  }
  return { place: undefined }
}

const proofs: Record<'face' | 'passkey', (asking: Asking, place: Input) => Promise<Input>> = {
  face: async (asking, place) => {
    const owner = await findPerson(asking, 'staff')
    const face = await ensureFace(asking, owner)
    const { challenge } = await requestAnswer(asking, 'startStaffFaceCheck', {
      input: place,
      cookie: owner.cookie,
    })
    return { method: 'face', challenge, descriptors: makeFrames(face) }
  },
  passkey: async (asking, place) => {
    const owner = await findPerson(asking, 'staff')
    const device = await ensureDevice(asking, owner)
    const asked = await requestAnswer(asking, 'startStaffPasskeyCheck', {
      input: place,
      cookie: owner.cookie,
    })
    return { method: 'passkey', ...makeAssertion(device, asked) }
  },
}

export const checkInPreparations: Preparations = {
  redeemScan: async (asking, { classId }) => {
    const screen = await openScreen(asking, classId)
    return screen ? { token: screen.token } : {}
  },
  redeemShortCode: async (asking) => {
    const screen = await openScreen(asking)
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
    const owner = await findPerson(asking)
    const face = await ensureFace(asking, owner)
    const { challenge } = await requestAnswer(asking, 'startFaceCheck', {
      input: { classId: input.classId },
      cookie: owner.cookie,
    })
    return { challenge, descriptors: makeFrames(face), place: undefined }
  },
  checkInWithPasskey: async (asking, input) => {
    await scanFirst(asking, input)
    const owner = await findPerson(asking)
    const device = await ensureDevice(asking, owner)
    const asked = await requestAnswer(asking, 'startPasskeyCheckIn', {
      input: { classId: input.classId },
      cookie: owner.cookie,
    })
    return { ...makeAssertion(device, asked), place: undefined }
  },
  startStaffFaceCheck: async (asking) => {
    await ensureFace(asking, await findPerson(asking, 'staff'))
    return { linkId: undefined }
  },
  checkInStaffDay: async (asking) => ({ linkId: undefined, proof: await proofs.face(asking, {}) }),
  checkOutStaffDay: async (asking) => {
    const { cookie } = await findPerson(asking, 'staff')
    await requestAnswer(asking, 'checkInStaffDay', {
      input: { proof: await proofs.face(asking, {}) },
      cookie,
    })
    return { linkId: undefined, proof: await proofs.passkey(asking, {}) }
  },
  redeemStaffLink: async ({ world }) => {
    const { rows } = await world.pool.query<{ linkId: string; audience: string }>(
      'select id as "linkId", audience from staff_links where active and rotating order by random() limit 1',
    )
    const [code] = shownCodes(world.platform.secrets.key('code'), rows[0]?.linkId ?? '', world.clock.now())
    return { ...rows[0], token: code.token }
  },
}
