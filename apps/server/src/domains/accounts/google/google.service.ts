import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { email } from '@campanile/contract/values.ts'
import * as oidc from 'openid-client'
import { z } from 'zod/mini'
import { readSigned, signValue } from '#auth/tokens.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import type { Redirect } from '#http/handle.ts'
import { handle } from '#http/handle.ts'
import { splitDisplayName } from '../display-name.ts'
import { type IdentityProfile, requireMayLink } from '../identities/identity-person.service.ts'
import {
  enterWithProfile,
  refusalRedirect,
  type Visit,
  type Way,
} from '../identities/provider-sign-in.service.ts'
import { countRequest, uncountRequest } from '../sign-in/attempt-limits.service.ts'
import { localPath } from '../sign-in/local-path.ts'
import { callbackUrl } from './callback-url.ts'
import { issuerClient } from './google-client.ts'

const minutesUnderWay = 10
const purpose = 'google'

/** Signed cookie that the browser keeps during the visit to the issuer. */
interface UnderWay extends Visit {
  state: string
  nonce: string
  verifier: string
}

const refusal = (ctx: Context, error: unknown, way: Way) =>
  refusalRedirect(ctx, error, way, 'google-sign-in-failed')

export const startGoogleSignIn = handle(accounts.startGoogleSignIn, async (ctx, input) => {
  const way = { returnTo: localPath(input.returnTo), linking: input.link === 'yes' }
  try {
    return await toIssuer(ctx, way, input.remember === 'yes')
  } catch (error) {
    return refusal(ctx, error, way)
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
    return await enterWithProfile(ctx, profile, underWay, (tx) => uncountRequest(ctx, tx.db, purpose))
  } catch (error) {
    const way = { returnTo: localPath(underWay?.returnTo), linking: underWay?.linkTo !== undefined }
    return refusal(ctx, error, way)
  }
})

async function readProfile(
  ctx: Context,
  query: Record<string, unknown>,
  underWay: UnderWay,
): Promise<IdentityProfile> {
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
  const { security } = (await currentInstitution(ctx)).settings
  const verified = claims.email_verified === true && address.success ? address.data : ''
  const isAllowed = security.allowedEmailDomains.includes(verified.slice(verified.lastIndexOf('@') + 1))
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: address.success ? address.data : undefined,
    ...splitDisplayName(typeof claims.name === 'string' ? claims.name : ''),
    matchesByEmail: security.linkByVerifiedEmail && verified !== '',
    newRole: isAllowed ? 'student' : undefined,
    unknown: 'google-domain-not-allowed',
    failed: 'google-sign-in-failed',
  }
}
