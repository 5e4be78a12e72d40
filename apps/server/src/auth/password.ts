import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters OWASP's password storage cheat sheet names (19 MiB, 2 passes, 1 lane). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, options)

let dummy: Promise<string> | undefined

/** Takes as long without a stored hash as with one, so that nobody learns which accounts exist. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password')
  const matches = await verify(stored ?? (await dummy), password)
  return stored ? matches : false
}
