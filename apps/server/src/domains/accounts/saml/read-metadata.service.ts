import type { MetadataProblem } from '@campanile/contract/accounts/identity-providers.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { requireFound } from '#http/app-error.ts'
import { AddressRefused, publicRead } from '#http/public-fetch.ts'
import type { Platform } from '#platform/platform.ts'
import { certificateExpires, metadataFailed } from './identity-provider-notifications.ts'
import { type Metadata, parseMetadata } from './metadata.rules.ts'
import * as repo from './saml.repo.ts'

/** Metadata of one provider has some kilobytes; that of a federation is far larger, and not meant. */
const maxBytes = 512 * 1024
const timeoutMs = 10_000

type Parts = Pick<Platform, 'config' | 'clock' | 'log'>

export const announceProviders = (tx: Transaction) =>
  tx.announce({ event: { topic: 'identity-providers' }, role: 'admin' })

/** Reads a provider’s metadata at its address. */
export async function readMetadata(
  { config, clock, log }: Parts,
  url: string,
): Promise<{ metadata: Metadata } | { problem: MetadataProblem }> {
  try {
    const { status, text } = await publicRead(url, {
      headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
      timeoutMs,
      allowed: config.saml.allowedOrigins,
      maxBytes,
    })
    return status === 200 ? await parseMetadata(text, clock.now()) : { problem: 'unreachable' }
  } catch (error) {
    log.info({ err: error }, 'the metadata of an identity provider could not be read')
    return { problem: error instanceof AddressRefused ? 'address-refused' : 'unreachable' }
  }
}

type Change = Parameters<typeof repo.updateMetadata>[2]

/** A provider whose metadata cannot be read keeps its previous metadata. */
export async function readMetadataAgain(parts: Parts, known: repo.ProviderRow): Promise<Change> {
  const read = await readMetadata(parts, known.metadataUrl)
  if ('problem' in read) return { problem: read.problem }
  // Another provider at the same address is not the one that the admin added.
  if (read.metadata.entityId !== known.entityId) return { problem: 'no-provider' }
  return { ...read.metadata, metadataReadAt: parts.clock.now(), problem: null }
}

export async function keepMetadata(tx: Transaction, id: string, change: Change): Promise<repo.ProviderRow> {
  requireFound(await repo.lockProvider(tx.db, id))
  await repo.updateMetadata(tx.db, id, change)
  announceProviders(tx)
  return requireFound(await repo.findProvider(tx.db, id))
}

/** Days before a certificate expires on which admins are notified. */
const warningDays = [14, 7, 1]
const dayMs = 86_400_000

/**
 * Once a day: providers replace their certificates, and announce them in their metadata. Admins are notified when it
 * can no longer be read, and before the last certificate expires.
 */
export async function refreshMetadata(platform: Platform): Promise<void> {
  for (const known of await repo.listProviders(platform.db)) {
    const read = await readMetadataAgain(platform, known)
    await inTransaction(platform, async (tx) => {
      if (!(await repo.lockProvider(tx.db, known.id))) return
      const { name, isOn, problem, certificatesExpireAt } = await keepMetadata(tx, known.id, read)
      const now = platform.clock.now()
      const daysLeft = Math.floor((certificatesExpireAt.getTime() - now.getTime()) / dayMs)
      if (!isOn) return
      if (problem && !known.problem) await notifyAdmins(tx, now, metadataFailed(name))
      else if (warningDays.includes(daysLeft)) await notifyAdmins(tx, now, certificateExpires(name, daysLeft))
    })
  }
}
