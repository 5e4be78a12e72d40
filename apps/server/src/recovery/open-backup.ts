import { deriveSecrets, readMasterKey, type Secrets } from '#platform/secrets.ts'
import { StartError } from '../start-error.ts'
import { readArchive } from './archive-reader.ts'
import { type Manifest, readManifest, secretName } from './manifest.ts'
import type { Command } from './run-command.ts'

/** Opens the backup that a command names. */
export async function openBackup({ named, config, dataDir }: Command, usage: string) {
  const [path, ...more] = named
  if (!path || more.length > 0) throw new StartError(`Name the backup: ${usage}`)
  const archive = await readArchive(path)
  try {
    const { manifest, refuseForeignSeal } = await readManifest(archive, path)
    const own = readMasterKey(config.secretKey, dataDir)
    const inside = manifest.secret.included ? await archive.whole(secretName, 10_000) : undefined
    return { path, archive, manifest, own, inside, refuseForeignSeal }
  } catch (error) {
    archive.close()
    throw error
  }
}

export type OpenedBackup = Awaited<ReturnType<typeof openBackup>>

/** The secret that matches the backup, if there is one: the server's own, or the one inside. */
export function fittingSecret({ own, inside, manifest }: OpenedBackup): Secrets | undefined {
  return [own, inside]
    .flatMap((key) => (key ? [deriveSecrets(key)] : []))
    .find(({ fingerprint }) => fingerprint === manifest.secret.fingerprint)
}

/** Describes a backup in one line. */
export function aboutBackup(
  path: string,
  { institution, createdAt, version, tables, files }: Manifest,
): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return (
    `${path}: ${institution ?? 'not set up yet'}, ${createdAt.replace('T', ' ').slice(0, 16)} UTC, ` +
    `Campanile ${version}, ${rows} rows, ${files.count} files.`
  )
}
