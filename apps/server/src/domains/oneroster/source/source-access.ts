import { sealJson, unsealJson } from '#auth/seal.ts'
import type { Platform } from '#platform/platform.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { SourceRow } from './roster-source.repo.ts'
import type { SourceAccess } from './source-token.ts'

const sealContext = (sourceId: string) => `roster source ${sourceId}`

export const sealClientSecret = (secrets: Secrets, sourceId: string, secret: string): string =>
  sealJson(secrets.key('seal'), secret, sealContext(sourceId))

/** How to sign in to a source. */
export const sourceAccess = (
  { secrets, config, clock }: Pick<Platform, 'secrets' | 'config' | 'clock'>,
  { id, baseUrl, tokenUrl, clientId, clientSecret, scopes }: SourceRow,
  timeoutMs: number,
): SourceAccess => ({
  ...{ baseUrl, tokenUrl, clientId, scopes, timeoutMs },
  clientSecret: unsealJson<string>(secrets.key('seal'), clientSecret, sealContext(id)),
  allowed: config.roster.allowedOrigins,
  now: clock.now,
})
