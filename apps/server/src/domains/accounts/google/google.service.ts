import { accounts } from '@campanile/contract/accounts/accounts.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'
import { email } from '@campanile/contract/values.ts'
import * as oidc from 'openid-client'
import { z } from 'zod/mini'
import { readSigned, signValue } from '#auth/tokens.ts'
import { inTransaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import type { Redirect } from '#http/handle.ts'
import { handle } from '#http/handle.ts'
import { findPasswordHash } from '../accounts.repo.ts'
import { hasPasskeys } from '../passkeys/passkeys.repo.ts'
import { enterByFirstFactor } from '../second-factor/second-step.service.ts'
import { countRequest, uncountRequest } from '../sign-in/attempt-limits.service.ts'
import { homePath, localPath } from '../sign-in/local-path.ts'
import { callbackUrl } from './callback-url.ts'
import { issuerClient } from './google-client.ts'
import { type GoogleProfile, identifyPerson, requireMayLink } from './google-person.service.ts'

const minutesUnderWay = 10
const purpose = 'google'

/** Signed cookie that the browser keeps during the visit to the issuer. */
interface UnderWay {
  state: string
  nonce: string
  verifier: string
  returnTo: string
  /** The person who is linking this Google account; they were signed in when they started. */
  linkTo: string | undefined
  /** Whether the session lasts after the browser is closed. */
  remember: boolean
}

/** Where the person wants to end up, and whether they are linking an account. */
interface Way {
  returnTo: string
  linking: boolean
}

/** The browser expects a page here, so an error is shown on the sign-in page. */
function toSignInPage(code: ErrorCode, returnTo: string): Redirect {
  const query = new URLSearchParams({ error: code, ...(returnTo !== homePath && { returnTo }) })
  return { location: `/login?${query}` }
}

/** Google is the first factor. The sign-in page asks for the second. */
const toCodeStep = (returnTo: string): Redirect => ({
  location: `/login?${new URLSearchParams({ step: 'code', ...(returnTo !== homePath && { returnTo }) })}`,
})

/** Back to the page where linking started. */
const linkingEnded = (returnTo: string, outcome: Record<string, string>): Redirect => ({
  location: `${returnTo.split('?')[0]}?${new URLSearchParams(outcome)}`,
})

/** Shows an error where the person is: on the sign-in page, or where they started linking. */
function toRefusal(ctx: Context, error: unknown, { returnTo, linking }: Way): Redirect {
  const code: ErrorCode = error instanceof AppError ? error.code : 'google-sign-in-failed'
  if (code === 'google-sign-in-failed') ctx.log.warn({ err: error }, 'google sign-in failed')
  return linking && ctx.actor ? linkingEnded(returnTo, { error: code }) : toSignInPage(code, returnTo)
}

export const startGoogleSignIn = handle(accounts.startGoogleSignIn, async (ctx, input) => {
  const way = { returnTo: localPath(input.returnTo), linking: input.link === 'yes' }
  try {
    return await toIssuer(ctx, way, input.remember === 'yes')
  } catch (error) {
    return toRefusal(ctx, error, way)
  }
})

async function toIssuer(ctx: Context, { returnTo, linking }: Way, remember: boolean): Promise<Redirect> {
  if (linking) requireMayLink(ctx)
  const client = await issuerClient(ctx)
  const underWay: UnderWay = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    returnTo,
    linkTo: linking ? ctx.actor?.id : undefined,
    remember,
  }
  ctx.cookies.write('google', signValue(ctx.secrets, 'google', underWay), minutesUnderWay * 60)
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

export const finishGoogleSignIn = handle(accounts.finishGoogleSignIn, async (ctx, query) => {
  const underWay = readSigned<UnderWay>(ctx.secrets, 'google', ctx.cookies.read('google'))
  ctx.cookies.clear('google')
  try {
    if (!underWay) throw new AppError('google-sign-in-failed')
    // Contacting the issuer is expensive, and any browser can get this cookie, so requests are counted.
    await countRequest(ctx, purpose)
    const profile = await readProfile(ctx, query, underWay)
    const enter = () =>
      inTransaction(ctx, async (tx) => {
        const personId = await identifyPerson(ctx, tx, profile, underWay.linkTo)
        await uncountRequest(ctx, tx.db, purpose)
        // A person who is linking an account is already signed in.
        if (underWay.linkTo) return false
        const hash = await findPasswordHash(tx.db, personId)
        // The issuer asks for no secret in a browser that is signed in there, so this confirms only people
        // who have no password or passkey.
        const confirmed = !hash && !(await hasPasskeys(tx.db, personId))
        return enterByFirstFactor(ctx, tx, { personId, hash, remember: underWay.remember, confirmed })
      })
    // Another account with this email was created at the same moment. On the second try it is found, with a
    // clear answer.
    const codeFollows = await enter().catch((error) =>
      isUniqueViolation(error) ? enter() : Promise.reject(error),
    )
    if (underWay.linkTo) return linkingEnded(underWay.returnTo, { linked: 'yes' })
    return codeFollows ? toCodeStep(underWay.returnTo) : { location: underWay.returnTo }
  } catch (error) {
    const way = { returnTo: localPath(underWay?.returnTo), linking: underWay?.linkTo !== undefined }
    return toRefusal(ctx, error, way)
  }
})

async function readProfile(
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
