import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Secrets } from '#platform/secrets.ts'
import { StartError } from '../start-error.ts'
import type { ArchiveReader } from './archive-reader.ts'

/**
 * Increased when one version cannot read what the other one writes. Format 1 belongs to the versions before
 * the baseline.
 */
export const backupFormat = 2

const count = z.int().nonnegative()
const part = z.object({ bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })
const name = z.string().min(1).max(200)

const manifest = z.object({
  format: z.literal(backupFormat),
  product: z.literal('campanile'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Null if the set-up has not been completed. */
  institution: z.nullable(z.string()),
  /** The version of the database it was taken from. */
  postgres: z.string(),
  migration: z.object({ count, hash: z.string() }),
  /** The secret that decrypts the encrypted values inside. */
  secret: z.object({ fingerprint: z.string(), included: z.boolean() }),
  tables: z.array(part.extend({ name, columns: z.array(name), rows: count })),
  sequences: z.array(z.object({ name, value: z.nullable(z.string().regex(/^-?\d+$/)) })),
  jobs: part,
  files: z.object({
    count,
    bytes: count,
    /** Rows referred to them, but they were not in the store before the backup began. */
    missing: count,
    /** Deleted for a person while the backup was made. */
    deleted: count,
    packs: z.array(part),
  }),
})
export type Manifest = z.infer<typeof manifest>

const head = z.object({ format: z.int(), product: z.literal('campanile'), version: z.string() })

const maxBytes = 16 * 2 ** 20
export const manifestName = 'manifest.json'
const sealName = 'manifest.seal'
export const secretName = 'secret.key'
export const tablePart = (table: string) => `tables/${table}.copy`
export const jobsPart = 'jobs.copy'
export const packPart = (index: number) => `files/${String(index + 1).padStart(5, '0')}.pack`

const manifestSeal = (text: Buffer, secrets: Secrets) =>
  createHmac('sha256', secrets.key('backup')).update(text).digest('hex')

/**
 * The last parts of a backup: its manifest, and a signature that only the installation's secret can produce.
 */
export function manifestParts(value: Manifest, secrets: Secrets): Record<string, Buffer> {
  const text = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  return { [manifestName]: text, [sealName]: Buffer.from(`${manifestSeal(text, secrets)}\n`) }
}

/** @throws StartError if it is not a Campanile backup, damaged, or of another format */
export async function readManifest(archive: ArchiveReader, path: string) {
  if (!archive.has(manifestName)) throw new StartError(`${path} is not a Campanile backup.`)
  const text = await archive.whole(manifestName, maxBytes)
  const found = parsed(text)
  const { data } = head.safeParse(found)
  if (!data) throw new StartError(`${path} is not a Campanile backup.`)
  if (data.format > backupFormat)
    throw new StartError(
      `${path} was made by Campanile ${data.version}, which is newer. Please install that version first.`,
    )
  if (data.format < backupFormat)
    throw new StartError(
      `${path} was made by a pre-release version of Campanile, and only that version can restore it.`,
    )
  const whole = manifest.safeParse(found)
  if (!whole.success) throw new StartError(`${path} is damaged: its manifest cannot be read.`)
  const seal = String(await archive.whole(sealName, 1_000)).trim()
  return { manifest: whole.data, refuseForeignSeal: (secrets: Secrets) => check(path, text, seal, secrets) }
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** A forged backup can have correct checksums, but not this signature. */
function check(path: string, text: Buffer, seal: string, secrets: Secrets): void {
  const own = Buffer.from(manifestSeal(text, secrets))
  const given = Buffer.from(seal)
  if (own.length !== given.length || !timingSafeEqual(own, given))
    throw new StartError(`${path} was changed after it was made: its seal doesn’t match.`)
}
