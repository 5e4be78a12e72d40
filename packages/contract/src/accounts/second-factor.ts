import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, nothing } from '../values.ts'
import { m } from './messages.ts'

/** Digits of an authenticator app's code. */
export const codeDigits = 6
/** The number of recovery codes created together. */
export const recoveryCodeCount = 10

const withoutSpaces = z.overwrite<string>((typed) => typed.replace(/[\s-]/g, '').toLowerCase())

/** The six digits of an app, or the ten characters of a recovery code; spaces and hyphens are allowed. */
export const secondFactorCode = z
  .string(m.enterCode())
  .check(bounded(40), withoutSpaces, z.regex(/^(\d{6}|[0-9a-z]{10})$/, m.enterAppOrRecoveryCode()))

/** Only an app's code, if a recovery code is not accepted. */
const appCode = z
  .string(m.enterCode())
  .check(bounded(40), withoutSpaces, z.regex(/^\d{6}$/, m.enterAppCode()))

export const secondFactorState = z.object({
  on: z.boolean(),
  since: z.nullable(instant),
  recoveryCodesLeft: z.int(),
  /** The institution requires a second factor of this person. */
  required: z.boolean(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

/** Shown only once. */
const recoveryCodes = z.array(z.string())

export const secondFactor = onTopics(['my-security'], {
  readSecondFactor: op({
    method: 'GET',
    path: '/second-factor',
    roles: everyone,
    access: 'own',
    beforeSecondFactor: true,
    summary: 'Get the state of your second factor',
    input: nothing,
    output: secondFactorState,
  }),
  startSecondFactor: op({
    method: 'POST',
    path: '/second-factor/start',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    beforeSecondFactor: true,
    summary: 'Create a secret for your authenticator app; requires recent password or passkey confirmation',
    topics: [],
    input: nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['passkey-needed', 'second-factor-on'],
  }),
  confirmSecondFactor: op({
    method: 'POST',
    path: '/second-factor/confirm',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    beforeSecondFactor: true,
    summary:
      'Turn on your second factor with a first code; signs you out everywhere else and returns recovery codes',
    input: z.object({ code: appCode }),
    output: z.object({ state: secondFactorState, recoveryCodes }),
    errors: [
      'passkey-needed',
      'second-factor-wrong',
      'second-factor-on',
      'second-factor-off',
      'too-many-requests',
    ],
  }),
  renewRecoveryCodes: op({
    method: 'POST',
    path: '/second-factor/recovery-codes',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    summary: 'Replace your recovery codes; requires a code from the authenticator app',
    input: z.object({ code: appCode }),
    output: z.object({ state: secondFactorState, recoveryCodes }),
    errors: ['second-factor-wrong', 'second-factor-off', 'too-many-requests'],
  }),
  disableSecondFactor: op({
    method: 'POST',
    path: '/second-factor/disable',
    roles: everyone,
    access: 'own',
    confirms: 'when-sensitive',
    summary:
      'Turn off your second factor with a code and your password, or a recent passkey confirmation if you have none',
    input: z.object({
      password: z.optional(z.string().check(z.minLength(1), bounded(1000))),
      code: secondFactorCode,
    }),
    output: secondFactorState,
    errors: [
      'wrong-password',
      'second-factor-wrong',
      'second-factor-off',
      'second-factor-required',
      'too-many-requests',
    ],
  }),
  confirmWithSecondFactor: op({
    method: 'POST',
    path: '/session/confirmation/second-factor',
    roles: everyone,
    access: 'own',
    summary: 'Confirm with an authenticator or recovery code instead of your password; valid for 10 minutes',
    topics: [],
    input: z.object({ code: secondFactorCode }),
    output: z.object({ until: instant }),
    errors: ['second-factor-wrong', 'second-factor-off', 'too-many-requests'],
  }),
  resetSecondFactor: op({
    method: 'POST',
    path: '/people/{personId}/second-factor/reset',
    roles: ['admin'],
    confirms: 'always',
    summary:
      'Reset the second factor of a locked-out person; requires recent password or passkey confirmation',
    topics: ['people'],
    input: z.object({ personId: id }),
    output: nothing,
    errors: ['second-factor-off', 'own-account'],
  }),
})
