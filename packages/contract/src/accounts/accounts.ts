import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { userProfile } from '../people/user-profile.ts'
import { everyone } from '../roles.ts'
import {
  bounded,
  email,
  id,
  instant,
  language,
  line,
  linkToken,
  newPassword,
  nothing,
  role,
  timeZone,
  weekStart,
} from '../values.ts'
import { m } from './messages.ts'
import { passkeyAssertion, passkeyChallenge, passkeyRefusals } from './passkeys.ts'
import { secondFactorCode } from './second-factor.ts'

/** The signed-in person as the shell shows it. */
export const me = z.object({
  ...userProfile,
  /** Student or staff number. */
  number: z.nullable(z.string()),
  /** As E.164 writes it. */
  phone: z.nullable(z.string()),
  /** First and last day with the institution. */
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  faceRegistered: z.boolean(),
  /** Null: the institution's language. */
  language: z.nullable(language),
  /** An admin who must have a second factor and has not set one up yet. */
  mustSetUpSecondFactor: z.boolean(),
})
export type Me = z.infer<typeof me>

const institution = z.object({ name: z.string(), timeZone: z.string(), weekStartsOn: weekStart })

/** The signed-in person and their auth session. */
export const sessionView = z.object({
  /** The server's time before any of this was read. An event stream that begins there misses nothing. */
  now: instant,
  user: z.nullable(me),
  institution: z.nullable(institution),
})

export const completeSetupInput = z.object({
  code: line(64, m.enterSetUpCode()),
  institutionName: line(120, m.enterInstitutionName()),
  timeZone,
  firstName: line(80, m.enterFirstName()),
  lastName: line(80, m.enterLastName()),
  email,
  password: newPassword,
  loadDemo: z._default(z.boolean(), false),
})

/**
 * "Keep me signed in": for two weeks, instead of until the browser is closed and for twelve hours at most.
 */
const remember = z._default(z.boolean(), false)

/** An invitation or a password reset, as shown when its link is opened. */
const linkedAccount = z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), role })

export const accounts = {
  readSetup: op({
    method: 'GET',
    path: '/setup',
    roles: 'public',
    access: 'anyone',
    summary: 'Check whether the first admin still has to be created',
    input: nothing,
    output: z.object({ open: z.boolean() }),
  }),
  completeSetup: op({
    method: 'POST',
    path: '/setup',
    roles: 'public',
    access: 'secret',
    summary: 'Create the institution and its first admin with the one-time setup code, and sign in',
    input: completeSetupInput,
    output: nothing,
    errors: ['setup-closed', 'invalid-setup-code', 'weak-password', 'too-many-requests'],
  }),
  readSignInOptions: op({
    method: 'GET',
    path: '/sign-in-options',
    roles: 'public',
    access: 'anyone',
    summary: 'Get the configured sign-in methods, and whether this browser is signed in already',
    input: nothing,
    output: z.object({
      google: z.boolean(),
      /** SAML identity providers, by name. */
      providers: z.array(z.object({ id, name: z.string(), emailDomains: z.array(z.string()) })),
      institution: z.nullable(institution),
      signedIn: z.boolean(),
    }),
  }),
  signIn: op({
    method: 'POST',
    path: '/session',
    roles: 'public',
    access: 'secret',
    summary: 'Sign in with email and password; accounts with a second factor must then complete it',
    input: z.object({
      email,
      password: z.string().check(z.minLength(1), bounded(1000)),
      remember,
    }),
    /** True: the person is not signed in yet; `completeSignIn` must follow. */
    output: z.object({ secondFactor: z.boolean() }),
    errors: [
      'invalid-credential',
      'user-not-found',
      'wrong-password',
      'user-disabled',
      'account-ended',
      'too-many-requests',
      'profile-not-found',
    ],
  }),
  completeSignIn: op({
    method: 'POST',
    path: '/session/second-factor',
    roles: 'public',
    access: 'secret',
    summary: 'Complete a sign-in with a code from the authenticator app or a recovery code',
    input: z.object({ code: secondFactorCode }),
    output: nothing,
    errors: ['second-factor-wrong', 'second-factor-expired', 'account-ended', 'too-many-requests'],
  }),
  startPasskeySignIn: op({
    method: 'POST',
    path: '/session/passkey-challenge',
    roles: 'public',
    access: 'anyone',
    summary: 'Get a challenge for signing in with a passkey',
    input: nothing,
    output: passkeyChallenge,
  }),
  signInWithPasskey: op({
    method: 'POST',
    path: '/session/passkey',
    roles: 'public',
    access: 'secret',
    summary: 'Sign in with a passkey, which counts as two factors',
    input: z.object({ assertion: passkeyAssertion, remember }),
    output: nothing,
    errors: [...passkeyRefusals, 'user-disabled', 'account-ended', 'too-many-requests'],
  }),
  readSession: op({
    method: 'GET',
    path: '/session',
    roles: 'public',
    access: 'anyone',
    priority: 'high',
    summary: 'Get the signed-in person, or null',
    topics: ['people', 'faces', 'settings', 'session-ended'],
    input: nothing,
    output: sessionView,
  }),
  signOut: op({
    method: 'DELETE',
    path: '/session',
    roles: 'public',
    access: 'anyone',
    priority: 'always',
    clearsCache: true,
    summary: 'Sign out of the current auth session',
    input: nothing,
    /** The address at the identity provider that also ends the session there; null if there is none. */
    output: z.object({ continueAt: z.nullable(z.string()) }),
  }),
  confirmPassword: op({
    method: 'POST',
    path: '/session/confirmation',
    roles: everyone,
    access: 'own',
    beforeSecondFactor: true,
    summary: 'Confirm your password before a sensitive change; valid for 10 minutes',
    input: z.object({ password: z.string().check(z.minLength(1), bounded(1000)) }),
    output: z.object({ until: instant }),
    errors: ['wrong-password', 'too-many-requests', 'operation-not-allowed'],
  }),
  startGoogleSignIn: op({
    method: 'GET',
    path: '/google/start',
    kind: 'redirect',
    roles: 'public',
    access: 'anyone',
    confirms: 'when-sensitive',
    summary: 'Redirect to Google to select an account',
    input: z.object({
      returnTo: z.optional(z.string().check(bounded(500))),
      /**
       * Links the selected account to the signed-in person; the password or passkey must have been confirmed
       * recently.
       */
      link: z.optional(z.literal('yes')),
      /** As with `signIn`. */
      remember: z.optional(z.literal('yes')),
    }),
    output: nothing,
    errors: ['operation-not-allowed'],
  }),
  finishGoogleSignIn: op({
    method: 'GET',
    path: '/google/callback',
    kind: 'redirect',
    roles: 'public',
    access: 'secret',
    confirms: 'when-sensitive',
    summary: 'Handle the redirect back from Google',
    input: z.looseObject({}),
    output: nothing,
    errors: ['operation-not-allowed'],
  }),
  readInvitation: op({
    method: 'POST',
    path: '/invitations/read',
    roles: 'public',
    access: 'secret',
    summary: 'Get the person an invitation is for; uses POST to keep the token out of logs',
    input: z.object({ token: linkToken }),
    output: linkedAccount,
    errors: ['link-not-valid', 'too-many-requests'],
  }),
  acceptInvitation: op({
    method: 'POST',
    path: '/invitations/accept',
    roles: 'public',
    access: 'secret',
    summary: 'Accept an invitation by setting a password, and sign in',
    input: z.object({ token: linkToken, password: newPassword }),
    output: nothing,
    errors: ['link-not-valid', 'weak-password', 'too-many-requests'],
  }),
  requestPasswordReset: op({
    method: 'POST',
    path: '/password-resets',
    roles: 'public',
    access: 'anyone',
    summary: 'Email a password reset link if the account exists; the response is the same either way',
    input: z.object({ email }),
    output: z.object({ mailConfigured: z.boolean() }),
    errors: ['too-many-requests'],
  }),
  readPasswordReset: op({
    method: 'POST',
    path: '/password-resets/read',
    roles: 'public',
    access: 'secret',
    summary: 'Get the person a reset link is for; uses POST to keep the token out of logs',
    input: z.object({ token: linkToken }),
    output: linkedAccount,
    errors: ['link-not-valid', 'too-many-requests'],
  }),
  completePasswordReset: op({
    method: 'POST',
    path: '/password-resets/complete',
    roles: 'public',
    access: 'secret',
    summary: 'Set a new password and end all auth sessions of the account',
    input: z.object({ token: linkToken, password: newPassword }),
    output: nothing,
    errors: ['link-not-valid', 'weak-password', 'too-many-requests'],
  }),
}
