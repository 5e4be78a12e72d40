import { type OperationName, operations } from '@campanile/contract/operations.ts'
import type { Actors } from '../actors.ts'
import type { Upload } from '../uploads.ts'
import { wireOf } from '../wire.ts'
import type { World } from '../world.ts'

export interface Asking {
  world: World
  actors: Actors
  /** Who goes on with the answer, and the cookie of their session. */
  personId: string | undefined
  cookie: string | undefined
  file: Upload | undefined
  /** What answers set on the way: scans, challenges, displays. They go with the request as well. */
  jar: Map<string, string>
}
export type Input = Record<string, unknown>

/** What an operation goes on from: its screen has asked for it before. */
export type Preparation = (asking: Asking, input: Input) => Promise<Input>
export type Preparations = Partial<Record<OperationName, Preparation>>

/** Earlier requests of the same run changed what a preparation needs: the operation is called without it. */
export class NotPrepared extends Error {}

/** Where everything is sent from. */
export const address = '203.0.113.7'

/** All cookies of a browser: a session, and what was set on the way. */
export const cookieHeader = (session: string | undefined, jar: ReadonlyMap<string, string>): string =>
  [...(session ? [session] : []), ...[...jar].map(([name, value]) => `${name}=${value}`)].join('; ')

/** The answer of another operation; none where it was refused. */
export async function answerOf(
  { world, file, jar }: Asking,
  name: OperationName,
  { input = {}, cookie }: { input?: Input; cookie?: string | undefined },
): Promise<Input> {
  const { method, url, headers, payload } = wireOf(operations[name], input, {}, file?.bytes)
  const answer = await world.app.inject({
    method,
    url,
    headers: { ...headers, cookie: cookieHeader(cookie, jar) },
    remoteAddress: address,
    ...(payload !== undefined && { payload }),
  })
  for (const it of answer.cookies) if (it.name !== 'campanile-session') jar.set(it.name, it.value)
  return answer.statusCode === 200 && answer.body.startsWith('{') ? (JSON.parse(answer.body) as Input) : {}
}

/** Whoever asks, or else anybody of this role. */
export async function personOf(
  { actors, personId }: Asking,
  role: 'student' | 'staff' | 'admin' = 'student',
) {
  const id = personId ?? actors.of(role)[0]!
  return { id, cookie: await actors.cookieOf(id) }
}

export const adminCookie = ({ actors }: Asking) => actors.cookieOf(actors.of('admin')[0]!)
