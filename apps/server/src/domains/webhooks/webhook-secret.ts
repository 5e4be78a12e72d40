import { randomBytes } from 'node:crypto'
import { sealJson, unsealJson } from '#auth/seal.ts'
import type { Secrets } from '#platform/secrets.ts'

/** A new secret in the form of Standard Webhooks. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

const sealContext = (webhookId: string) => `webhook ${webhookId}`

export const sealSecret = (secrets: Secrets, webhookId: string, secret: string): string =>
  sealJson(secrets.key('seal'), secret, sealContext(webhookId))

export const openSecret = (secrets: Secrets, webhookId: string, sealed: string): string =>
  unsealJson<string>(secrets.key('seal'), sealed, sealContext(webhookId))
