import { performance } from 'node:perf_hooks'
import {
  type Connections,
  connectionOperations,
  type StorageCheck,
} from '@campanile/contract/settings/connections.ts'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { callbackUrl } from '#domains/accounts/google/callback-url.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { queueTestMail } from '#domains/mail/outbox.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { localeOfPerson } from '#domains/people/reader-locales.ts'
import type { FileStore } from '#files/file-store.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { letter } from '#mail/letter.ts'
import { localMoments } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { currentInstitution } from './settings.service.ts'
import { testMailMessages } from './test-mail.messages.ts'

/** Limits counting, so that a check answers within seconds however much is stored. */
const maxMeasured = 100_000

function signInConnection({ config }: Platform): Connections['signIn'] {
  const { oidc } = config
  const missing = [...(oidc ? [] : ['OIDC_CLIENT_ID']), ...(oidc?.clientSecret ? [] : ['OIDC_CLIENT_SECRET'])]
  return {
    configured: oidc !== undefined,
    issuer: oidc?.issuer ?? 'https://accounts.google.com',
    clientId: oidc?.clientId ?? null,
    redirectUri: callbackUrl(config),
    missing,
  }
}

/** The mail server's name and port only, because its URL also contains a password. */
function mailConnection({ config }: Platform): Connections['mail'] {
  const url = config.smtpUrl === undefined ? undefined : new URL(config.smtpUrl)
  return {
    configured: url !== undefined,
    server: url?.host ?? null,
    encrypted: url?.protocol === 'smtps:',
    from: config.mailFrom,
  }
}

const storageConnection = ({ config, files }: Platform): Connections['storage'] => ({
  kind: config.s3 ? 's3' : 'disk',
  place: files.place,
  encryption: config.s3?.encryption ?? null,
})

export const readConnections = handle(connectionOperations.readConnections, async (ctx) => ({
  publicUrl: ctx.config.publicUrl.origin,
  secureContext: ctx.config.secureContext,
  signIn: signInConnection(ctx),
  mail: mailConnection(ctx),
  storage: storageConnection(ctx),
}))

/** Writes, reads and deletes a small file, and returns the first step that fails. */
async function failingStep(files: FileStore): Promise<StorageCheck['failedAt']> {
  const key = `checks/${newId()}`
  const content = Buffer.from(`Campanile checks its storage ${key}`)
  let step: NonNullable<StorageCheck['failedAt']> = 'write'
  try {
    await files.put(key, content)
    step = 'read'
    if (!(await files.get(key))?.equals(content)) return step
    step = 'delete'
    await files.remove(key)
    return (await files.get(key)) === undefined ? null : step
  } catch {
    return step
  }
}

export const checkStorage = handle(connectionOperations.checkStorage, async (ctx) => {
  const began = performance.now()
  const failedAt = await failingStep(ctx.files)
  const milliseconds = Math.round(performance.now() - began)
  const { files, bytes, atLeast, free } = await ctx.files.measure(maxMeasured)
  await noteCheck(ctx, failedAt)
  return { failedAt, milliseconds, files, bytes, atLeast, freeBytes: free }
})

const noteCheck = (ctx: SignedIn, failedAt: StorageCheck['failedAt']) =>
  inTransaction(ctx, (tx) =>
    recordAudit(ctx, tx, {
      entity: 'storage',
      entityId: 'check',
      after: { works: failedAt === null, failedAt },
    }),
  )

export const sendTestMail = handleInTransaction(
  connectionOperations.sendTestMail,
  async (ctx, _input, tx) => {
    if (ctx.config.smtpUrl === undefined) throw new AppError('mail-not-configured')
    const { email, firstName } = await personOrNotFound(tx.db, ctx.actor.id)
    const { name, timeZone } = await currentInstitution({ db: tx.db })
    const at = localMoments(timeZone)(ctx.clock.now())
    const locale = await localeOfPerson(tx.db, ctx.actor.id)
    const m = testMailMessages(locale)
    const mailId = await queueTestMail(ctx, tx, ctx.actor.id, {
      to: email,
      locale,
      subject: m.testSubject({ institution: name }),
      text: letter(firstName, [m.mailReachesYou({ at })], locale),
    })
    await recordAudit(ctx, tx, { entity: 'mail', entityId: mailId, after: { kind: 'test' } })
    return { to: email }
  },
)
