import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { id, instant, line, matching, nothing } from '../values.ts'
import { m } from './messages.ts'

/** Minutes within which a passkey must answer a challenge. */
export const passkeyMinutes = 5
/** The most passkeys per person. */
export const maxPasskeys = 20

const bytes = (max: number) =>
  z.string().check(...matching(/^[A-Za-z0-9_-]+$/, max, m.passkeyResponseInvalid()))

/** A credential id has at most 1023 bytes: WebAuthn, 4. */
const credentialId = bytes(1364)
const transports = z.array(z.string().check(...matching(/^[a-z-]{1,20}$/, 20))).check(z.maxLength(10))
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const descriptor = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()) })

/** The result of `navigator.credentials.create`, as JSON. */
const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(16_000),
    transports: z.optional(transports),
  }),
})
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

/** The result of `navigator.credentials.get`, as JSON. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(100)),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** The options for `navigator.credentials.create`. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** The options for `navigator.credentials.get`. */
export const passkeyChallenge = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>

/** Why a passkey's answer is rejected. */
export const passkeyRefusals = [
  'passkey-unknown',
  'passkey-not-valid',
  'passkey-expired',
  'passkey-used',
] as const

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type Passkey = z.infer<typeof passkey>

const myPasskeys = z.object({ items: z.array(passkey), can: z.object({ add: z.boolean() }) })
export type MyPasskeys = z.infer<typeof myPasskeys>

const passkeyName = line(60, m.enterName())

export const passkeys = onTopics(['passkeys'], {
  listPasskeys: op({
    method: 'GET',
    path: '/passkeys',
    roles: everyone,
    access: 'own',
    beforeSecondFactor: true,
    summary: 'List your passkeys (at most 20), oldest first',
    input: nothing,
    output: myPasskeys,
  }),
  startPasskeyRegistration: op({
    method: 'POST',
    path: '/passkeys/registration',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    summary: 'Get the options for creating a passkey; requires recent password or passkey confirmation',
    topics: [],
    input: nothing,
    output: creationOptions,
    errors: ['too-many-passkeys'],
  }),
  registerPasskey: op({
    method: 'POST',
    path: '/passkeys',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    summary: 'Register the passkey the browser created',
    input: z.object({ name: passkeyName, attestation: passkeyAttestation }),
    output: myPasskeys,
    errors: [
      'too-many-passkeys',
      'passkey-registered',
      'passkey-not-valid',
      'passkey-expired',
      'passkey-used',
    ],
  }),
  renamePasskey: op({
    method: 'PATCH',
    path: '/passkeys/{passkeyId}',
    roles: everyone,
    access: 'own',
    summary: 'Rename one of your passkeys',
    input: z.object({ passkeyId: id, name: passkeyName }),
    output: myPasskeys,
  }),
  removePasskey: op({
    method: 'DELETE',
    path: '/passkeys/{passkeyId}',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    summary: 'Delete one of your passkeys',
    input: z.object({ passkeyId: id }),
    output: myPasskeys,
    errors: ['only-way-in'],
  }),
  startPasskeyConfirmation: op({
    method: 'POST',
    path: '/session/confirmation/passkey',
    roles: everyone,
    access: 'own',
    beforeSecondFactor: true,
    summary: 'Get a passkey challenge to confirm a sensitive change',
    topics: [],
    input: nothing,
    output: passkeyChallenge,
    errors: ['no-passkey'],
  }),
  confirmWithPasskey: op({
    method: 'PUT',
    path: '/session/confirmation/passkey',
    roles: everyone,
    access: 'own',
    beforeSecondFactor: true,
    summary: 'Confirm with a passkey instead of your password; valid for 10 minutes',
    topics: [],
    input: z.object({ assertion: passkeyAssertion }),
    output: z.object({ until: instant }),
    errors: [...passkeyRefusals],
  }),
})
