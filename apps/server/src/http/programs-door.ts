import type { Operation } from '@campanile/contract/operation.ts'
import { type ApiScope, hasScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import type { FastifyReply } from 'fastify'
import { noCookies } from '#platform/system-context.ts'
import { AppError } from './app-error.ts'
import { bearerToken } from './bearer.rules.ts'
import type { Actor } from './context.ts'
import type { Door } from './door.ts'
import type { Identify } from './identify.ts'
import { refuseForeignContent } from './origin.ts'

interface Parts {
  identify: Identify
  /** The scope that each operation behind this door needs. */
  scopeOf: (operation: Operation) => ApiScope
}

/**
 * For programs: only the token of a service account. Cookies are neither read nor set, so no page can use a
 * person’s auth session here.
 */
export function programsDoor({ identify, scopeOf }: Parts): Door {
  return {
    prefix: '/api/v1',
    cookiesOf: () => noCookies,
    async identify(request, reply, operation) {
      refuseForeignContent(request, operation)
      const { priority } = operation
      const token = bearerToken(request.headers.authorization)
      request.actor = await identify(request, token, { priority, hasLeft: () => reply.raw.destroyed })
    },
    authorise: async ({ actor }, reply, operation) => requireScope(actor, reply, scopeOf(operation)),
  }
}

/** @throws AppError api-token-not-valid, scope-required */
export function requireScope(actor: Actor | null, reply: FastifyReply, scope: ApiScope): void {
  // RFC 6750: so that clients know what to send.
  const challenge = (error: string) => reply.header('www-authenticate', `Bearer error="${error}"`)
  if (!actor?.program) {
    challenge('invalid_token')
    throw new AppError('api-token-not-valid')
  }
  if (hasScope(actor.program.scopes, scope)) return
  challenge(`insufficient_scope", scope="${scope}`)
  throw new AppError('scope-required')
}
