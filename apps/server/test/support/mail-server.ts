import { afterAll } from 'vitest'
import { openMailServer } from './open-mail-server.ts'

/** A mail server on this machine that keeps what it takes; ends with the test file. */
export async function startMailServer(wanted: { port?: number } = {}) {
  const server = await openMailServer(wanted)
  afterAll(server.stop)
  return server
}
