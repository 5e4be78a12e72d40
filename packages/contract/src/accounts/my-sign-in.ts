import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, newPassword, nothing } from '../values.ts'

const myPassword = z.object({
  /** Null: the person has no password, because they sign in with Google. */
  setAt: z.nullable(instant),
  mailConfigured: z.boolean(),
})

const signIn = z.object({
  id,
  /** In plain words: Firefox on Windows. */
  device: z.string(),
  /** The network address the person signed in from. */
  address: z.string(),
  signedInAt: instant,
  lastActiveAt: instant,
  /** The session of this request. */
  current: z.boolean(),
})
export type SignIn = z.infer<typeof signIn>

const signIns = z.object({ items: z.array(signIn) })
export type SignIns = z.infer<typeof signIns>

const identity = z.object({
  id,
  /** Google, or the host of another provider. */
  provider: z.string(),
  /** The address the provider gave when the account was linked; null if it gave none. */
  email: z.nullable(z.string()),
  linkedAt: instant,
  /** The person has another way to sign in: a password, a passkey or another linked account. */
  can: z.object({ unlink: z.boolean() }),
})
export type Identity = z.infer<typeof identity>

const identities = z.object({
  items: z.array(identity),
  /** The providers whose accounts can be linked; `samlId` is null for the OpenID Connect issuer. */
  providers: z.array(z.object({ samlId: z.nullable(id), name: z.string() })),
})

/** The most browsers listed, the latest used first; more than a person would sign in on by hand. */
export const maxShownSignIns = 100

export const mySignIn = onTopics(['my-security'], {
  readMyPassword: op({
    method: 'GET',
    path: '/my-password',
    roles: everyone,
    access: 'own',
    summary: 'Get the date your password was set, if you have one',
    input: nothing,
    output: myPassword,
  }),
  changePassword: op({
    method: 'POST',
    path: '/my-password',
    roles: everyone,
    access: 'own',
    summary: 'Change your password and sign out everywhere else; requires the current password',
    input: z.object({ current: z.string().check(z.minLength(1), bounded(1000)), password: newPassword }),
    output: myPassword,
    errors: ['wrong-password', 'weak-password', 'operation-not-allowed', 'too-many-requests'],
  }),
  sendPasswordLink: op({
    method: 'POST',
    path: '/my-password/link',
    roles: everyone,
    access: 'own',
    summary: 'Email yourself a link to set a password',
    input: nothing,
    output: myPassword,
    errors: ['too-many-requests'],
  }),
  listMyIdentities: op({
    method: 'GET',
    path: '/my-identities',
    roles: everyone,
    access: 'own',
    summary: 'List the Google or other provider accounts you can sign in with',
    input: nothing,
    output: identities,
  }),
  unlinkMyIdentity: op({
    method: 'DELETE',
    path: '/my-identities/{identityId}',
    roles: everyone,
    access: 'own',
    confirms: 'always',
    summary:
      'Unlink a sign-in account and sign out everywhere else; requires recent password or passkey confirmation',
    input: z.object({ identityId: id }),
    output: identities,
    errors: ['only-way-in'],
  }),
  listSignIns: op({
    method: 'GET',
    path: '/sign-ins',
    roles: everyone,
    access: 'own',
    summary: 'List the browsers you are signed in on, most recently used first',
    input: nothing,
    output: signIns,
  }),
  endSignIn: op({
    method: 'DELETE',
    path: '/sign-ins/{signInId}',
    roles: everyone,
    access: 'own',
    summary: 'Sign out one of your other browsers',
    input: z.object({ signInId: id }),
    output: signIns,
  }),
  signOutEverywhere: op({
    method: 'POST',
    path: '/sign-ins/end-all',
    roles: everyone,
    access: 'own',
    summary: 'Sign out all your browsers, including this one',
    // The session that could read anything again is over.
    topics: [],
    input: nothing,
    output: nothing,
  }),
})
