import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyChallenge,
} from '@campanile/contract/accounts/passkeys.ts'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { sentenceOf } from './errors.ts'
import { m } from './messages.ts'

/** cancelled: closed, or timed out. not-here: passkeys cannot be tied to this address. */
const problems = {
  cancelled: m.passkeyNotUsed(),
  registered: m.deviceHasAPasskey(),
  'not-here': m.passkeysDontWorkHere(),
  unverified: m.deviceCantCheckYou(),
  failed: m.deviceDidntRespond(),
} as const
type PasskeyProblem = keyof typeof problems

/** Failures between person, device and browser, before any request to the server. */
class PasskeyError extends Error {
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem, cause: unknown) {
    super(problems[problem], { cause })
    this.problem = problem
  }
}

const problemOf: Record<string, PasskeyProblem> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'registered',
  SecurityError: 'not-here',
  ConstraintError: 'unverified',
}

/** Whether the device, and not the server, refused. */
export const isPasskeyError = (error: unknown): boolean => error instanceof PasskeyError

/** The message for a passkey failure, of the server or the device. */
export const passkeySentence = (error: unknown) =>
  error instanceof PasskeyError ? error.message : sentenceOf(error)

/** Whether this browser supports passkeys, which it hides if the connection is not secure. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function'

async function asking<T>(ask: (library: typeof import('@simplewebauthn/browser')) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser')
  try {
    return await ask(library)
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new PasskeyError(problemOf[name] ?? 'failed', error)
  }
}

/** Has the person's device make a passkey. */
export const createPasskey = (asked: PublicKeyCredentialCreationOptionsJSON): Promise<PasskeyAttestation> =>
  asking(async ({ startRegistration }) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: asked })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      id,
      rawId,
      type: type as 'public-key',
      response: { clientDataJSON, attestationObject, transports },
    }
  })

/** Answers the server's challenge with one of the person's passkeys. */
export const answerWithPasskey = (asked: PasskeyChallenge): Promise<PasskeyAssertion> =>
  asking(async ({ startAuthentication }) => {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: type as 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  })
