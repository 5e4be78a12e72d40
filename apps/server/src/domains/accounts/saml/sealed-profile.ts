import { sealJson, unsealJson } from '#auth/seal.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { SamlProfile, SamlSession } from './saml-profile.rules.ts'

/** The facts of an assertion that are used. */
export interface AssertionFacts extends SamlProfile {
  /** Absent when the assertion has no name identifier. */
  session?: SamlSession | undefined
}

const boundTo = (requestId: string) => `saml ${requestId}`

/** Encrypts an assertion's facts about a person, for the minutes until the sign-in is complete. */
export const sealProfile = (secrets: Secrets, requestId: string, profile: AssertionFacts): string =>
  sealJson(secrets.key('seal'), profile, boundTo(requestId))

export const openProfile = (secrets: Secrets, requestId: string, sealed: string): AssertionFacts =>
  unsealJson<AssertionFacts>(secrets.key('seal'), sealed, boundTo(requestId))
