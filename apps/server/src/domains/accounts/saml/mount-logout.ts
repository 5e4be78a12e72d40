import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from '#http/admission.ts'
import { AppError } from '#http/app-error.ts'
import { networkClient } from '#http/client.ts'
import type { Context } from '#http/context.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { countedByNetwork, Refused } from './incoming-message.ts'
import { logoutPath } from './saml-client.ts'
import { followMessage, readFromForm, readFromQuery } from './saml-logout.service.ts'

/** Messages are usually about 5 KB. */
const bodyLimit = 64 * 1024

/**
 * Our SingleLogoutService (the Single Logout Profile, with the Redirect and POST bindings). Providers send the browser
 * here to sign people out, and with the response when they were signed out there.
 */
export function mountLogout(app: FastifyInstance, platform: Platform, admission: Admission) {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    read: (ctx: Context) => ReturnType<typeof readFromForm>,
  ) {
    reply.header('cache-control', 'no-store')
    const ctx = { ...systemContext(platform, 'signOut'), address: request.ip }
    const caller = { client: networkClient(request), hasLeft: () => reply.raw.destroyed }
    const accept = async () => {
      if (!platform.config.saml.keys) throw new Refused('no key is set')
      return followMessage(ctx, await read(ctx))
    }
    try {
      return reply.redirect(await admission.run(caller, () => countedByNetwork(ctx, accept)), 303)
    } catch (error) {
      // The browser expects a page here.
      if (error instanceof AppError && error.code === 'too-many-requests')
        return reply.redirect(`/login?error=${error.code}`, 303)
      if (!(error instanceof Refused)) throw error
      request.log.warn({ err: error }, 'a SAML message about signing out was refused')
      return reply.redirect('/login?error=saml-sign-out-failed', 303)
    }
  }

  const options = { config: { operation: 'takeSamlLogout' }, preHandler: app.rateLimit() }

  app.get(logoutPath, options, (request, reply) =>
    answer(request, reply, (ctx) => readFromQuery(ctx, request.raw.url?.split('?')[1] ?? '')),
  )
  app.post(logoutPath, { ...options, bodyLimit }, (request, reply) =>
    answer(request, reply, (ctx) => {
      const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
      return readFromForm(ctx, new URLSearchParams(body))
    }),
  )
}
