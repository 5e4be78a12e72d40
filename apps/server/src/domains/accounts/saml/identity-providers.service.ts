import {
  type IdentityProvider,
  identityProviders,
  type MetadataProblem,
  maxIdentityProviders,
} from '@campanile/contract/accounts/identity-providers.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { m } from './messages.ts'
import type { Metadata } from './metadata.rules.ts'
import { announceProviders, keepMetadata, readMetadata, readMetadataAgain } from './read-metadata.service.ts'
import * as repo from './saml.repo.ts'
import { entityId, responseUrl, singleLogoutUrl } from './saml-client.ts'

/** The values that an admin sets. */
const settings = (row: repo.ProviderRow) => ({
  name: row.name,
  metadataUrl: row.metadataUrl,
  emailDomains: row.emailDomains,
  idAttribute: row.idAttribute,
  matchesByEmail: row.matchesByEmail,
  createsAccounts: row.createsAccounts,
  isOn: row.isOn,
  signsOut: row.signsOut,
})

const view = (row: repo.ProviderRow): IdentityProvider => ({
  id: row.id,
  ...settings(row),
  entityId: row.entityId,
  acceptsLogout: row.logoutUrl !== null,
  certificatesExpireAt: row.certificatesExpireAt.toISOString(),
  metadataReadAt: row.metadataReadAt.toISOString(),
  problem: row.problem,
  version: row.version,
})

const viewProvider = async (tx: Transaction, providerId: string) =>
  view(requireFound(await repo.findProvider(tx.db, providerId)))

/** The values recorded in the audit log. */
const facts = (row: repo.ProviderRow) => ({
  ...settings(row),
  entityId: row.entityId,
  signInUrl: row.signInUrl,
  logoutUrl: row.logoutUrl,
})

function taken(error: unknown): never {
  const field = isUniqueViolation(error, 'identity_providers_name')
    ? { name: m.nameTaken() }
    : { metadataUrl: m.providerTaken() }
  if (!isUniqueViolation(error)) throw error
  throw new AppError('already-exists', { fields: field, cause: error })
}

const problemWords: Record<MetadataProblem, () => string> = {
  'address-refused': m.addressRefused,
  unreachable: m.unreachable,
  'no-metadata': m.noMetadata,
  'no-provider': m.noProvider,
  'several-providers': m.severalProviders,
  'no-redirect-binding': m.noRedirectBinding,
  'no-certificate': m.noCertificate,
  'certificate-expired': m.certificateExpired,
}

/** @throws AppError invalid-input with the problem of the metadata */
async function metadataAt(ctx: Context, url: string): Promise<Metadata> {
  const read = await readMetadata(ctx, url)
  if ('metadata' in read) return read.metadata
  throw new AppError('invalid-input', { fields: { metadataUrl: problemWords[read.problem]() } })
}

export const listIdentityProviders = handle(
  identityProviders.listIdentityProviders,
  async ({ db, config }) => {
    const rows = await repo.listProviders(db)
    return {
      items: rows.map(view),
      serviceProvider: {
        entityId: entityId(config),
        responseUrl: responseUrl(config),
        logoutUrl: config.saml.keys ? singleLogoutUrl(config) : null,
        encrypts: config.saml.keys !== undefined,
      },
      can: { add: rows.length < maxIdentityProviders },
    }
  },
)

export const createIdentityProvider = handle(
  identityProviders.createIdentityProvider,
  async (ctx, values) => {
    const metadata = await metadataAt(ctx, values.metadataUrl)
    return inTransaction(ctx, async (tx) => {
      await acquireLock(tx, 'identity-providers')
      const rows = await repo.listProviders(tx.db)
      if (rows.length >= maxIdentityProviders) throw new AppError('too-many-identity-providers')
      const id = newId()
      const now = ctx.clock.now()
      const read = { ...metadata, metadataReadAt: now, problem: null }
      await repo.insertProvider(tx.db, { id, ...values, ...read, createdBy: ctx.actor.id, createdAt: now })
      const after = facts(requireFound(await repo.findProvider(tx.db, id)))
      await recordAudit(ctx, tx, { entity: 'identity-provider', entityId: id, after })
      announceProviders(tx)
      return viewProvider(tx, id)
    }).catch(taken)
  },
)

export const updateIdentityProvider = handle(
  identityProviders.updateIdentityProvider,
  async (ctx, { providerId, version, ...values }) => {
    requireFound(await repo.findProvider(ctx.db, providerId))
    const metadata = await metadataAt(ctx, values.metadataUrl)
    return inTransaction(ctx, async (tx) => {
      const before = requireFound(await repo.lockProvider(tx.db, providerId))
      if (before.version !== version) throw new AppError('edit-conflict')
      const read = { ...metadata, metadataReadAt: ctx.clock.now(), problem: null }
      await repo.updateProvider(tx.db, providerId, { ...values, ...read })
      const after = requireFound(await repo.findProvider(tx.db, providerId))
      const change = { before: facts(before), after: facts(after) }
      await recordAudit(ctx, tx, { entity: 'identity-provider', entityId: providerId, ...change })
      announceProviders(tx)
      return view(after)
    }).catch(taken)
  },
)

export const removeIdentityProvider = handleInTransaction(
  identityProviders.removeIdentityProvider,
  async (ctx, { providerId }, tx) => {
    const before = requireFound(await repo.lockProvider(tx.db, providerId))
    await repo.deleteProvider(tx.db, providerId)
    const change = { entity: 'identity-provider', entityId: providerId, before: facts(before) }
    await recordAudit(ctx, tx, change)
    announceProviders(tx)
    return {}
  },
)

export const checkIdentityProvider = handle(
  identityProviders.checkIdentityProvider,
  async (ctx, { providerId }) => {
    const known = requireFound(await repo.findProvider(ctx.db, providerId))
    const read = await readMetadataAgain(ctx, known)
    return inTransaction(ctx, async (tx) => {
      const after = await keepMetadata(tx, known.id, read)
      await recordAudit(ctx, tx, {
        entity: 'identity-provider',
        entityId: providerId,
        after: { problem: after.problem },
      })
      return view(after)
    })
  },
)
