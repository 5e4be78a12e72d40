import { samlSignIn } from '@campanile/contract/accounts/identity-providers.ts'
import { hashToken, newToken, signValue } from '#auth/tokens.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle, type Redirect } from '#http/handle.ts'
import { type IdentityProfile, requireMayLink } from '../identities/identity-person.service.ts'
import { finishVisit, startVisit, type Visit, type Way } from '../identities/provider-sign-in.service.ts'
import * as repo from './saml.repo.ts'
import { samlClient } from './saml-client.ts'
import { sealProviderSession } from './saml-sessions.service.ts'
import { type AssertionFacts, openProfile } from './sealed-profile.ts'

const minutesUnderWay = 10
const signInWay = { name: 'saml', failed: 'saml-sign-in-failed' } as const

/** Signed cookie that the browser keeps during the visit to the provider. */
interface UnderWay extends Visit {
  providerId: string
  requestId: string
}

export const startSamlSignIn = handle(samlSignIn.startSamlSignIn, (ctx, input) =>
  startVisit(ctx, signInWay, input, (way, remember) => toProvider(ctx, input.providerId, way, remember)),
)

async function toProvider(
  ctx: Context,
  providerId: string,
  { returnTo, linking }: Way,
  remember: boolean,
): Promise<Redirect> {
  if (linking) requireMayLink(ctx)
  const provider = await repo.findProvider(ctx.db, providerId)
  if (!provider?.isOn) throw new AppError('operation-not-allowed')
  // An xs:ID may not begin with a digit.
  const requestId = `_${newToken()}`
  const linkTo = linking ? ctx.actor?.id : undefined
  const underWay: UnderWay = { providerId, requestId, returnTo, linkTo, remember }
  ctx.cookies.write('saml', signValue(ctx.secrets, 'saml', underWay), minutesUnderWay * 60)
  return {
    location: await samlClient(ctx.config, provider, requestId).getAuthorizeUrlAsync('', undefined, {}),
  }
}

export const finishSamlSignIn = handle(samlSignIn.finishSamlSignIn, (ctx, { ticket }) =>
  finishVisit<UnderWay>(ctx, signInWay, async (underWay) => {
    const taken = await repo.takeAssertion(ctx.db, hashToken(ticket), ctx.clock.now())
    // The response was made for this browser's request, so that nobody can be signed in as somebody else.
    const isOwn = taken?.requestId === underWay.requestId && taken.providerId === underWay.providerId
    const provider = isOwn ? await repo.findProvider(ctx.db, underWay.providerId) : undefined
    if (!provider?.isOn || !taken?.profile) throw new AppError('saml-sign-in-failed')
    const facts = openProfile(ctx.secrets, taken.requestId, taken.profile)
    const session = facts.session && { ...facts.session, providerId: provider.id }
    const providerSession = session && sealProviderSession(ctx.secrets, session)
    return { ...identityProfile(provider, facts), providerSession }
  }),
)

function identityProfile(
  { entityId, emailDomains, matchesByEmail, createsAccounts }: repo.ProviderRow,
  { subject, email, firstName, lastName, role }: AssertionFacts,
): IdentityProfile {
  const isVouchedFor = email !== null && emailDomains.includes(email.slice(email.lastIndexOf('@') + 1))
  return {
    issuer: entityId,
    subject,
    email: email ?? undefined,
    firstName,
    lastName,
    matchesByEmail: matchesByEmail && isVouchedFor,
    newRole: (createsAccounts && isVouchedFor && role) || undefined,
    unknown: 'provider-account-unknown',
    failed: 'saml-sign-in-failed',
  }
}
