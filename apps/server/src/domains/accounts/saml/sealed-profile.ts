import { sealJson, unsealJson } from '#auth/seal.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { SamlProfile } from './saml-profile.rules.ts'

const boundTo = (requestId: string) => `saml ${requestId}`

/** Encrypts an assertion's facts about a person, for the minutes until the sign-in is complete. */
export const sealProfile = (secrets: Secrets, requestId: string, profile: SamlProfile): string =>
  sealJson(secrets.key('seal'), profile, boundTo(requestId))

export const openProfile = (secrets: Secrets, requestId: string, sealed: string): SamlProfile =>
  unsealJson<SamlProfile>(secrets.key('seal'), sealed, boundTo(requestId))
