import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode } from '#platform/error-code.ts'
import type { Config } from '../config.ts'
import { broken, type Finding, ok } from './report.mjs'

/** `servers`: how many are using this installation's database. */
export async function checkPort(
  { port, host }: Pick<Config, 'port' | 'host'>,
  servers: number,
): Promise<Finding> {
  const address = `Port ${port} on ${host}`
  const problem = await listenBriefly(port, host)
  if (!problem) return ok(`${address} is free.`)
  if (problem === 'EADDRINUSE')
    return servers > 0
      ? ok(`${address} is in use, and a server of this installation is running.`)
      : broken(`${address} is in use by another program.`, 'Stop that program, or set PORT to a free port.')
  if (problem === 'EACCES')
    return broken(
      `${address} is reserved for root.`,
      'Set PORT to 1024 or more, and put a proxy in front of it.',
    )
  return broken(
    `${address} cannot be used (${problem}).`,
    'Set HOST to an address of this machine, or to 0.0.0.0.',
  )
}

/** The error code if the port cannot be opened. Undefined if it can. */
async function listenBriefly(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return undefined
  } catch (error) {
    return errorCode(error)
  } finally {
    server.close()
  }
}
