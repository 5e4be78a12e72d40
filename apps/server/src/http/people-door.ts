import type { Operation } from '@campanile/contract/operation.ts'
import type { Platform } from '#platform/platform.ts'
import type { Admission } from './admission.ts'
import { AppError } from './app-error.ts'
import { requestClient } from './client.ts'
import { requireDeclaredConfirmation } from './confirmation.ts'
import type { Actor } from './context.ts'
import { createCookies } from './cookies.ts'
import { type AuthenticateDisplay, findDisplay } from './display.ts'
import type { Door } from './door.ts'
import type { Identify } from './identify.ts'
import { refuseCrossSite, refuseForeignContent } from './origin.ts'
import { requestLocale } from './request-locale.ts'

interface Parts {
  platform: Platform
  admission: Admission
  identify: Identify
  authenticateDisplay: AuthenticateDisplay
}

/** For pages: people with an auth session, paired displays, and visitors. */
export function peopleDoor({ platform, admission, identify, authenticateDisplay }: Parts): Door {
  const { publicUrl, secureCookies } = platform.config
  return {
    prefix: '/api',
    cookiesOf: (request, reply) => createCookies(request, reply, secureCookies),
    async identify(request, reply, operation) {
      refuseCrossSite(request, operation, publicUrl)
      refuseForeignContent(request, operation)
      const token = createCookies(request, reply, secureCookies).read('session')
      const { priority } = operation
      request.actor = await identify(request, token, { priority, hasLeft: () => reply.raw.destroyed })
    },
    async authorise(request, reply, operation) {
      const caller = { priority: operation.priority, hasLeft: () => reply.raw.destroyed }
      const cookies = createCookies(request, reply, secureCookies)
      request.display = await findDisplay(operation, cookies, (token) =>
        admission.run({ ...caller, client: requestClient(request) }, () =>
          authenticateDisplay(platform, token),
        ),
      )
      requireRole(request.actor, operation)
      const { actor } = request
      requireDeclaredConfirmation({ actor, clock: platform.clock, locale: requestLocale(request) }, operation)
    },
  }
}

function requireRole(actor: Actor | null, { roles, displays, beforeSecondFactor }: Operation) {
  if (roles === 'public' || displays) return
  if (!actor) throw new AppError('unauthenticated')
  if (!roles.includes(actor.role)) throw new AppError('forbidden')
  if (actor.mustSetUpSecondFactor && !beforeSecondFactor) throw new AppError('second-factor-required')
}
