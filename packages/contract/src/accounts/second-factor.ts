import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { bounded, id, instant, nothing } from '../values.ts'

/** Digits of an authenticator app's code. */
export const codeDigits = 6
/** The number of recovery codes created together. */
export const recoveryCodeCount = 10

const withoutSpaces = z.overwrite<string>((typed) => typed.replace(/[\s-]/g, '').toLowerCase())

/** The six digits of an app, or the ten characters of a recovery code; spaces and hyphens are allowed. */
export const secondFactorCode = z
  .string('Type the code')
  .check(
    bounded(40),
    withoutSpaces,
    z.regex(/^(\d{6}|[0-9a-z]{10})$/, 'Type the 6 digits of your app, or a recovery code'),
  )

/** Only an app's code, where a recovery code is not accepted. */
const appCode = z
  .string('Type the code')
  .check(bounded(40), withoutSpaces, z.regex(/^\d{6}$/, 'Type the 6 digits that your app shows'))

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

export const secondFactor = {
  readSecondFactor: op({
    method: 'GET',
    path: '/second-factor',
    roles: everyone,
    access: 'own',
    beforeSecondFactor: true,
    summary: 'Whether signing in asks me for a code after the password',
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
    summary: 'A new secret for my authenticator app; needs the password or a passkey anew',
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
      'Turn it on with the first code of the app; signs me out everywhere else, answers with recovery codes',
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
    summary: 'New recovery codes against a code of the app; the former ones stop working',
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
      'Turn it off with the password and a code; without a password, a passkey proved anew stands in for it',
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
    summary:
      'Confirm with a code of the app, or a recovery code, instead of the password; holds for ten minutes',
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
      'Turn it off for somebody who has lost app and recovery codes; needs the password or a passkey anew',
    input: z.object({ personId: id }),
    output: nothing,
    errors: ['second-factor-off', 'own-account'],
  }),
}
