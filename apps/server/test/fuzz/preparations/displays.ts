import { makeFrames } from '#testing/test-face.ts'
import {
  type Asking,
  adminCookie,
  type Input,
  NotPrepared,
  type Preparations,
  requestAnswer,
} from './asking.ts'
import { openCheckIn } from './check-ins.ts'
import { ensureFace } from './faces.ts'

const pairingCode = async (asking: Asking): Promise<Input> => ({
  code: (await requestAnswer(asking, 'startPairing', {})).code,
})

async function aPlace({ world }: Asking): Promise<Input> {
  const { rows } = await world.pool.query<{ linkId: string }>(
    'select id as "linkId" from staff_links where active and rotating order by random() limit 1',
  )
  return rows[0] ?? {}
}

/** Makes the request come from a display that an admin has just paired. */
async function paired(asking: Asking, target: Input): Promise<void> {
  const { code } = await pairingCode(asking)
  const input = { code, name: 'Main entrance', target }
  await requestAnswer(asking, 'pairDisplay', { input, cookie: await adminCookie(asking) })
  await requestAnswer(asking, 'collectPairing', {})
}

/** Turns kiosks on and pairs one for a session. */
async function pairedKiosk(asking: Asking): Promise<{ sessionId: string }> {
  const cookie = await adminCookie(asking)
  const { version, values } = await requestAnswer(asking, 'readSettings', { cookie })
  if (!values) throw new NotPrepared('the settings were not shown')
  const { faces, ...others } = values as { faces: Input }
  const input = { version, values: { ...others, faces: { ...faces, kiosk: true } } }
  await requestAnswer(asking, 'updateSettings', { input, cookie })
  const sessionId = await openCheckIn(asking)
  await paired(asking, { purpose: 'kiosk', sessionId })
  return { sessionId }
}

export const displayPreparations: Preparations = {
  findPairing: pairingCode,
  pairDisplay: async (asking) => ({
    ...(await pairingCode(asking)),
    name: 'Side entrance',
    target: { purpose: 'staff-link', ...(await aPlace(asking)) },
  }),
  collectPairing: async (asking) => {
    await pairingCode(asking)
    return {}
  },
  readDisplay: async (asking) => {
    await paired(asking, { purpose: 'staff-link', ...(await aPlace(asking)) })
    return {}
  },
  readStaffLinkCode: async (asking) => {
    const place = await aPlace(asking)
    await paired(asking, { purpose: 'staff-link', ...place })
    return place
  },
  startKioskCheck: async (asking) => ({ ...(await pairedKiosk(asking)), not: undefined }),
  recogniseFace: async (asking) => {
    const { sessionId } = await pairedKiosk(asking)
    const { challenge } = await requestAnswer(asking, 'startKioskCheck', { input: { sessionId } })
    const { rows } = await asking.world.pool.query<{ id: string }>(
      `select e.student_id as id from enrolments e join sessions s on s.class_id = e.class_id
      where s.id = $1 limit 1`,
      [sessionId],
    )
    const { id } = rows[0]!
    const face = await ensureFace(asking, { id, cookie: await asking.actors.cookieOf(id) })
    return { sessionId, challenge, descriptors: makeFrames(face) }
  },
}
