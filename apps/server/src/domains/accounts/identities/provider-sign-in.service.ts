import type { ErrorCode } from '@campanile/contract/errors.ts'
import { readSigned } from '#auth/tokens.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import type { Redirect } from '#http/handle.ts'
import { findPasswordHash } from '../accounts.repo.ts'
import { hasPasskeys } from '../passkeys/passkeys.repo.ts'
import { enterByFirstFactor } from '../second-factor/second-step.service.ts'
import { countRequest, uncountRequest } from '../sign-in/attempt-limits.service.ts'
import { homePath, localPath } from '../sign-in/local-path.ts'
import { type IdentityProfile, identifyPerson } from './identity-person.service.ts'

/** Data of a visit to a provider that is kept in the browser. */
export interface Visit {
  returnTo: string
  /** The person who is linking an account; they were signed in when they started. */
  linkTo: string | undefined
  /** Whether the session lasts after the browser is closed. */
  remember: boolean
}

/** The page to open afterwards, and whether an account is being linked. */
export interface Way {
  returnTo: string
  linking: boolean
}

/** The browser expects a page here, so an error is shown on the sign-in page. */
function toSignInPage(code: ErrorCode, returnTo: string): Redirect {
  const query = new URLSearchParams({ error: code, ...(returnTo !== homePath && { returnTo }) })
  return { location: `/login?${query}` }
}

/** The provider is the first factor. The sign-in page asks for the second. */
const toCodeStep = (returnTo: string): Redirect => ({
  location: `/login?${new URLSearchParams({ step: 'code', ...(returnTo !== homePath && { returnTo }) })}`,
})

/** Back to the page where linking started. */
const linkingEnded = (returnTo: string, outcome: Record<string, string>): Redirect => ({
  location: `${returnTo.split('?')[0]}?${new URLSearchParams(outcome)}`,
})

/**
 * Shows an error on the page the person came from: the sign-in page, or where they started linking.
 * @param otherwise the code of unexpected errors, which are logged
 */
function refusalRedirect(
  ctx: Context,
  error: unknown,
  { returnTo, linking }: Way,
  otherwise: ErrorCode,
): Redirect {
  const code: ErrorCode = error instanceof AppError ? error.code : otherwise
  if (code === otherwise) ctx.log.warn({ err: error }, 'sign-in at a provider failed')
  return linking && ctx.actor ? linkingEnded(returnTo, { error: code }) : toSignInPage(code, returnTo)
}

/**
 * Signs the person in, or links the account.
 * @param whenKnown runs in the transaction, once the person is known
 * @throws AppError why the person may not enter
 */
async function enterWithProfile(
  ctx: Context,
  profile: IdentityProfile,
  { linkTo, returnTo, remember }: Visit,
  whenKnown: (tx: Transaction) => Promise<unknown>,
): Promise<Redirect> {
  const enter = () =>
    inTransaction(ctx, async (tx) => {
      const personId = await identifyPerson(ctx, tx, profile, linkTo)
      await whenKnown(tx)
      // A person who is linking an account is already signed in.
      if (linkTo) return false
      const hash = await findPasswordHash(tx.db, personId)
      // The provider asks for no secret in a browser that is signed in there, so this confirms only people
      // who have no password or passkey.
      const confirmed = !hash && !(await hasPasskeys(tx.db, personId))
      const { providerSession } = profile
      return enterByFirstFactor(ctx, tx, { personId, hash, remember, confirmed, providerSession })
    })
  // Another account with this email was created at the same moment. On the second attempt it is found, with a
  // clear answer.
  const codeFollows = await enter().catch((error) =>
    isUniqueViolation(error) ? enter() : Promise.reject(error),
  )
  if (linkTo) return linkingEnded(returnTo, { linked: 'yes' })
  return codeFollows ? toCodeStep(returnTo) : { location: returnTo }
}

/** A way to sign in at a provider. Its name is that of the signed cookie, and of the limit of requests. */
interface SignInWay {
  name: 'google' | 'saml'
  /** The code of errors that are not ours. */
  failed: ErrorCode
}

interface VisitInput {
  returnTo?: string | undefined
  link?: 'yes' | undefined
  remember?: 'yes' | undefined
}

/** Sends the browser to the provider, or shows why not. */
export async function startVisit(
  ctx: Context,
  { failed }: SignInWay,
  input: VisitInput,
  toProvider: (way: Way, remember: boolean) => Promise<Redirect>,
): Promise<Redirect> {
  const way = { returnTo: localPath(input.returnTo), linking: input.link === 'yes' }
  try {
    return await toProvider(way, input.remember === 'yes')
  } catch (error) {
    return refusalRedirect(ctx, error, way, failed)
  }
}

/**
 * Signs the person in, or links the account, when the browser comes back from the provider. Reading a profile is
 * expensive, and any browser can get the cookie of a visit, so requests are counted.
 */
export async function finishVisit<V extends Visit>(
  ctx: Context,
  { name, failed }: SignInWay,
  readProfile: (underWay: V) => Promise<IdentityProfile>,
): Promise<Redirect> {
  const underWay = readSigned<V>(ctx.secrets, name, ctx.cookies.read(name))
  ctx.cookies.clear(name)
  try {
    if (!underWay) throw new AppError(failed)
    await countRequest(ctx, name)
    const profile = await readProfile(underWay)
    return await enterWithProfile(ctx, profile, underWay, (tx) => uncountRequest(ctx, tx.db, name))
  } catch (error) {
    const way = { returnTo: localPath(underWay?.returnTo), linking: underWay?.linkTo !== undefined }
    return refusalRedirect(ctx, error, way, failed)
  }
}
