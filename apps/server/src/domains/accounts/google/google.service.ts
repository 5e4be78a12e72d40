import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { email } from '@campanile/contract/values.ts'
import * as oidc from 'openid-client'
import { z } from 'zod/mini'
import { signValue } from '#auth/tokens.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import type { Redirect } from '#http/handle.ts'
import { handle } from '#http/handle.ts'
import { splitDisplayName } from '../display-name.ts'
import { type IdentityProfile, requireMayLink } from '../identities/identity-person.service.ts'
import { finishVisit, startVisit, type Visit, type Way } from '../identities/provider-sign-in.service.ts'
import { callbackUrl } from './callback-url.ts'
import { issuerClient } from './google-client.ts'

const minutesUnderWay = 10
const signInWay = { name: 'google', failed: 'google-sign-in-failed' } as const

/** Signed cookie that the browser keeps during the visit to the issuer. */
interface UnderWay extends Visit {
  state: string
  nonce: string
  verifier: string
}

export const startGoogleSignIn = handle(accounts.startGoogleSignIn, (ctx, input) =>
  startVisit(ctx, signInWay, input, (way, remember) => toIssuer(ctx, way, remember)),
)

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

export const finishGoogleSignIn = handle(accounts.finishGoogleSignIn, (ctx, query) =>
  finishVisit<UnderWay>(ctx, signInWay, (underWay) => readProfile(ctx, query, underWay)),
)

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
