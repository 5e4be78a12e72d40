import type { accounts } from '@campanile/contract/accounts.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'
import { email } from '@campanile/contract/values.ts'
import * as oidc from 'openid-client'
import { z } from 'zod/mini'
import { readSigned, signValue } from '#auth/tokens.ts'
import { inTransaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import type { Handler, Redirect } from '#http/routes.ts'
import { findPasswordHash } from './accounts.repo.ts'
import { callbackUrl } from './callback-url.ts'
import { issuerClient } from './google-client.ts'
import { type GoogleProfile, personOf } from './google-person.service.ts'
import { homePath, localPath } from './local-path.ts'
import { enterByFirstFactor } from './second-step.service.ts'

const minutesUnderWay = 10

/** What the browser keeps, signed, while its person is at the issuer. */
interface UnderWay {
  state: string
  nonce: string
  verifier: string
  returnTo: string
  /** Who was signed in at the start, and so wants this Google account linked. */
  linkTo: string | undefined
}

/** A person in a browser is waiting for a page, so a refusal is told by the sign-in page. */
function toSignInPage(ctx: Context, error: unknown, returnTo: string): Redirect {
  const code: ErrorCode = error instanceof AppError ? error.code : 'google-sign-in-failed'
  if (code === 'google-sign-in-failed') ctx.log.warn({ err: error }, 'google sign-in failed')
  const query = new URLSearchParams({ error: code, ...(returnTo !== homePath && { returnTo }) })
  return { location: `/login?${query}` }
}

/** Google is the first factor; the sign-in page asks for the second. */
const toCodeStep = (returnTo: string): Redirect => ({
  location: `/login?${new URLSearchParams({ step: 'code', ...(returnTo !== homePath && { returnTo }) })}`,
})

export const startGoogleSignIn: Handler<typeof accounts.startGoogleSignIn> = (ctx, { returnTo }) =>
  toIssuer(ctx, localPath(returnTo)).catch((error) => toSignInPage(ctx, error, localPath(returnTo)))

async function toIssuer(ctx: Context, returnTo: string): Promise<Redirect> {
  const client = await issuerClient(ctx)
  const underWay: UnderWay = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    returnTo,
    linkTo: ctx.actor?.id,
  }
  ctx.cookies.write('google', signValue(ctx.secrets.key('google'), underWay), minutesUnderWay * 60)
  const location = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(ctx.config),
    scope: 'openid email profile',
    state: underWay.state,
    nonce: underWay.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(underWay.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return { location: location.href }
}

export const finishGoogleSignIn: Handler<typeof accounts.finishGoogleSignIn> = async (ctx, query) => {
  const underWay = readSigned<UnderWay>(ctx.secrets.key('google'), ctx.cookies.read('google'))
  ctx.cookies.clear('google')
  try {
    if (!underWay) throw new AppError('google-sign-in-failed')
    const profile = await profileFrom(ctx, query, underWay)
    const enter = () =>
      inTransaction(ctx, async (tx) => {
        const personId = await personOf(ctx, tx, profile, underWay.linkTo)
        return enterByFirstFactor(ctx, tx, personId, await findPasswordHash(tx.db, personId))
      })
    // Somebody else of the same e-mail came first in this moment: looked at again, that has a plain answer.
    const codeFollows = await enter().catch((error) =>
      isUniqueViolation(error) ? enter() : Promise.reject(error),
    )
    return codeFollows ? toCodeStep(underWay.returnTo) : { location: underWay.returnTo }
  } catch (error) {
    return toSignInPage(ctx, error, localPath(underWay?.returnTo))
  }
}

async function profileFrom(
  ctx: Context,
  query: Record<string, unknown>,
  underWay: UnderWay,
): Promise<GoogleProfile> {
  const client = await issuerClient(ctx)
  const url = new URL(callbackUrl(ctx.config))
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const tokens = await oidc.authorizationCodeGrant(client, url, {
    expectedState: underWay.state,
    expectedNonce: underWay.nonce,
    pkceCodeVerifier: underWay.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new AppError('google-sign-in-failed')
  const address = z.safeParse(email, claims.email)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: address.success ? address.data : undefined,
    emailVerified: claims.email_verified === true,
    name: typeof claims.name === 'string' ? claims.name : '',
  }
}
