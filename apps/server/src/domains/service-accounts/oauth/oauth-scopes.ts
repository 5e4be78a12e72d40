import { type ApiScope, hasScope } from '@campanile/contract/service-accounts/api-scopes.ts'

const oneRoster = 'https://purl.imsglobal.org/spec/or/v1p2/scope'

/** Everything that the rostering service has, except demographics. */
export const rosterScope = `${oneRoster}/roster.readonly`
/** Collections and single objects, without the paths through other objects. */
export const coreRosterScope = `${oneRoster}/roster-core.readonly`

/** The scopes that have their own names in standards, with the scope that the service account needs. */
const oauthScopes: Record<string, ApiScope> = {
  [rosterScope]: 'roster:read',
  [coreRosterScope]: 'roster:read',
}

/** The requested scopes that a service account has; all its scopes if none were requested. */
export function grantedScopes(requested: readonly string[], scopes: readonly ApiScope[]): string[] {
  return Object.entries(oauthScopes)
    .filter(
      ([name, needed]) => hasScope(scopes, needed) && (requested.length === 0 || requested.includes(name)),
    )
    .map(([name]) => name)
}
