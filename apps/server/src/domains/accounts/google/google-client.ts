import * as oidc from 'openid-client'
import { AppError } from '#http/app-error.ts'
import type { Config } from '../../../config.ts'

const clients = new Map<string, Promise<oidc.Configuration>>()

/**
 * The issuer's configuration, discovered once. Plain http passes the configuration check only on the loopback
 * address, for tests and development.
 * @throws AppError operation-not-allowed when no issuer is configured
 */
export async function issuerClient({ config }: { config: Config }): Promise<oidc.Configuration> {
  if (!config.oidc) throw new AppError('operation-not-allowed')
  const { issuer, clientId, clientSecret } = config.oidc
  const key = `${issuer} ${clientId}`
  const known = clients.get(key)
  if (known) return known
  const server = new URL(issuer)
  const options = server.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}
  const discovering = oidc.discovery(server, clientId, clientSecret, undefined, options)
  clients.set(key, discovering)
  try {
    return await discovering
  } catch (cause) {
    clients.delete(key)
    throw new AppError('google-sign-in-failed', { cause })
  }
}
