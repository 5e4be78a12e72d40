import { hash, verify } from '@node-rs/argon2'
import { servedClient } from '#platform/client.ts'
import { createFairQueue } from '#platform/fair-queue.ts'

/** Argon2id with the parameters of OWASP's password storage cheat sheet (19 MiB, 2 passes, 1 lane). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Node shares four threads between hashing, images, files and DNS. At most two of them hash, so that files
 * and DNS never wait for passwords. A whole campus behind one address signs in at the same time: its queue
 * may be long, and other clients overtake it.
 */
const queue = createFairQueue({ atOnce: 2, perClient: 128, total: 512 })

function hashInQueue<T>(work: () => Promise<T>): Promise<T> {
  const { key, hasLeft } = servedClient()
  return queue.run(key, work, () => !hasLeft())
}

/** @throws QueueRefusal */
export const hashPassword = (password: string) => hashInQueue(() => hash(password, options))

let dummy: Promise<string> | undefined

/**
 * Takes as long without a stored hash as with one, so that the time does not reveal which accounts exist.
 *
 * @throws QueueRefusal
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  // Not in the caller's queue: every caller needs this hash, even if the first one disconnects or is
  // rejected.
  dummy ??= hash('no account has this password', options)
  const against = stored ?? (await dummy)
  const matches = await hashInQueue(() => verify(against, password))
  return stored ? matches : false
}
