// Free of zod: the settings list these.

/** The parts of the API that programs can use, as they are listed in the settings. */
export const apiDomains = [
  'people',
  'structure',
  'roster',
  'timetable',
  'attendance',
  'staff',
  'assignments',
  'exams',
  'results',
  'mitigation',
  'leave',
  'pay',
  'analytics',
  'audit',
  'directory',
] as const
export type ApiDomain = (typeof apiDomains)[number]

/** A program's permissions in a domain. Changing includes reading. */
export const apiLevels = ['read', 'change'] as const
export type ApiLevel = (typeof apiLevels)[number]

export type ApiScope = `${ApiDomain}:${ApiLevel}`

/** Domains without changing operations. */
const readOnly: readonly ApiDomain[] = ['roster', 'audit']

export const domainLevels = (domain: ApiDomain): readonly ApiLevel[] =>
  readOnly.includes(domain) ? ['read'] : apiLevels

export const apiScopes = apiDomains.flatMap((domain) =>
  domainLevels(domain).map((level): ApiScope => `${domain}:${level}`),
)

export const scopeDomain = (scope: ApiScope) => scope.split(':')[0] as ApiDomain

/** Whether these scopes allow what needs `required`. */
export const hasScope = (scopes: readonly ApiScope[], required: ApiScope): boolean =>
  scopes.includes(required) || scopes.includes(`${scopeDomain(required)}:change`)
