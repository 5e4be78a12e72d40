import { hash, verify } from '@node-rs/argon2'
import { servedClient } from '#platform/client.ts'
import { createFairQueue } from '#platform/fair-queue.ts'

/** Argon2id with the parameters OWASP's password storage cheat sheet names (19 MiB, 2 passes, 1 lane). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Node has four threads for hashes, pictures, files and names in the network alike. Two hash at most, so that files and
 * names never wait for passwords. A campus behind one address signs in together: its queue is long, and others pass it.
 */
const queue = createFairQueue({ atOnce: 2, perClient: 128, total: 512 })

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const { key, hasLeft } = servedClient()
  return queue.run(key, work, () => !hasLeft())
}

/** @throws QueueRefusal */
export const hashPassword = (password: string) => inTurn(() => hash(password, options))

let dummy: Promise<string> | undefined

/**
 * Takes as long without a stored hash as with one, so that nobody learns which accounts exist.
 *
 * @throws QueueRefusal
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  // Outside the caller's queue: the first caller may leave or be refused, and everyone needs this hash.
  dummy ??= hash('no account has this password', options)
  const against = stored ?? (await dummy)
  const matches = await inTurn(() => verify(against, password))
  return stored ? matches : false
}
