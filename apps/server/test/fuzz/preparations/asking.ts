import { type OperationName, operations } from '@campanile/contract/operations.ts'
import type { Actors } from '../actors.ts'
import type { Upload } from '../uploads.ts'
import { toWire } from '../wire.ts'
import type { World } from '../world.ts'

export interface Asking {
  world: World
  actors: Actors
  /** The person who sends the prepared request, and their session cookie. */
  personId: string | undefined
  cookie: string | undefined
  file: Upload | undefined
  /**
   * Other cookies set by earlier answers (scans, challenges, displays), which are sent with the request too.
   */
  jar: Map<string, string>
}
export type Input = Record<string, unknown>

/** Makes the requests that a screen makes before this operation, and returns the input they provide. */
export type Preparation = (asking: Asking, input: Input) => Promise<Input>
export type Preparations = Partial<Record<OperationName, Preparation>>

/** An earlier request of the run changed what a preparation needs, so the operation is called unprepared. */
export class NotPrepared extends Error {}

/** The IP address that all requests come from. */
export const address = '203.0.113.7'

/** All cookies of a browser: the session and those set by earlier answers. */
export const cookieHeader = (session: string | undefined, jar: ReadonlyMap<string, string>): string =>
  [...(session ? [session] : []), ...[...jar].map(([name, value]) => `${name}=${value}`)].join('; ')

/** The answer of another operation; empty if it was refused. */
export async function requestAnswer(
  { world, file, jar }: Asking,
  name: OperationName,
  { input = {}, cookie }: { input?: Input; cookie?: string | undefined },
): Promise<Input> {
  const { method, url, headers, payload } = toWire(operations[name], input, {}, file?.bytes)
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

/** The person who sends the request or, if nobody is signed in, any person with this role. */
export async function findPerson(
  { actors, personId }: Asking,
  role: 'student' | 'staff' | 'admin' = 'student',
) {
  const id = personId ?? actors.of(role)[0]!
  return { id, cookie: await actors.cookieOf(id) }
}

export const adminCookie = ({ actors }: Asking) => actors.cookieOf(actors.of('admin')[0]!)
