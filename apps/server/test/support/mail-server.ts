import { afterAll } from 'vitest'
import { openMailServer } from './open-mail-server.ts'

/** A local mail server that keeps the messages it accepts, and is stopped after the test file. */
export async function startMailServer(wanted: { port?: number } = {}) {
  const server = await openMailServer(wanted)
  afterAll(server.stop)
  return server
}
