import { type OperationName, operations } from '@campanile/contract/operations.ts'
import type { Actors } from './actors.ts'
import type { Upload } from './uploads.ts'
import { wireOf } from './wire.ts'
import type { World } from './world.ts'

interface Asking {
  world: World
  actors: Actors
  /** Who goes on with the answer. */
  cookie: string | undefined
  file: Upload | undefined
}
type Input = Record<string, unknown>

/** What an operation goes on from: its screen has asked for it before. */
type Preparation = (asking: Asking, input: Input) => Promise<Input>

/** The answer of another operation; none where it was refused. */
async function answerOf(
  { world, file }: Asking,
  name: OperationName,
  { input, cookie = '' }: { input: Input; cookie: string | undefined },
): Promise<Input> {
  const { method, url, headers, payload } = wireOf(operations[name], input, {}, file?.bytes)
  const { statusCode, body } = await world.app.inject({
    method,
    url,
    headers: { ...headers, cookie },
    ...(payload !== undefined && { payload }),
  })
  return statusCode === 200 ? (JSON.parse(body) as Input) : {}
}

/** What stands on the screen of a class whose check-in is open, to be typed and to be scanned. */
async function screenOf(asking: Asking, { classId }: Input): Promise<Input | undefined> {
  const { world, actors } = asking
  const { rows } = await world.pool.query<{ sessionId: string }>(
    `select s.id as "sessionId" from check_in_windows w join sessions s on s.id = w.session_id
    where w.closed_at is null and (s.class_id::text = $1 or $1 is null) limit 1`,
    [classId === undefined ? null : String(classId)],
  )
  const cookie = await actors.cookieOf(actors.of('admin')[0]!)
  if (!rows[0]) return undefined
  const { codes } = await answerOf(asking, 'readCheckInCode', { input: rows[0], cookie })
  return (codes as Input[] | undefined)?.[0]
}

const typed: Preparation = async (asking, input) => {
  const screen = await screenOf(asking, input)
  return screen ? { code: screen.shortCode } : {}
}
const scanned: Preparation = async (asking, input) => {
  const screen = await screenOf(asking, input)
  return screen ? { token: screen.token } : {}
}

/** Marks as somebody pastes them. */
const pasted: Preparation = async ({ world }, { sheetId }) => {
  const { rows } = await world.pool.query<{ line: string }>(
    `select p.email || ';' || (random() * 60)::int as line from mark_sheets m
    join enrolments e on e.class_id = m.class_id join people p on p.id = e.student_id
    where m.id::text = $1 limit 5`,
    [String(sheetId)],
  )
  return { text: ['email;mark', ...rows.map(({ line }) => line)].join('\n') }
}

const planOf =
  (check: OperationName): Preparation =>
  async (asking, input) => {
    const { plan } = await answerOf(asking, check, { input, cookie: asking.cookie })
    return plan === undefined ? {} : { plan }
  }

export const preparations: Partial<Record<OperationName, Preparation>> = {
  redeemScan: scanned,
  redeemShortCode: (asking) => typed(asking, {}),
  checkInWithCode: typed,
  checkMarksImport: pasted,
  applyMarksImport: async (asking, input) => {
    const text = await pasted(asking, input)
    return { ...text, ...(await planOf('checkMarksImport')(asking, { ...input, ...text })) }
  },
  applyAttendanceImport: planOf('checkAttendanceImport'),
}
