import { readArchive } from '../archive-reader.ts'
import { writeArchive } from '../archive-writer.ts'
import { jobsPart, type Manifest, packPart, readManifest, secretName, tablePart } from '../manifest.ts'

type Edits = Record<string, (text: string) => string>

/**
 * Rewrites a backup as a person without the secret could: with changed parts and correct checksums, but the
 * old signature.
 */
export async function rewritten(
  from: string,
  to: string,
  edits: Edits,
  change: (manifest: Manifest) => object = (it) => it,
): Promise<void> {
  const archive = await readArchive(from)
  const { manifest } = await readManifest(archive, from)
  const seal = await archive.whole('manifest.seal', 1_000)
  const out = writeArchive(to, new Date())
  const names = [
    ...manifest.tables.map(({ name }) => tablePart(name)),
    jobsPart,
    ...manifest.files.packs.map((_, index) => packPart(index)),
    ...(manifest.secret.included ? [secretName] : []),
  ]
  const sums = new Map<string, { bytes: number; sha256: string }>()
  for (const name of names) {
    const bytes = await archive.whole(name, 2 ** 30)
    const edited = edits[name] ? Buffer.from(edits[name](String(bytes))) : bytes
    sums.set(name, await out.add(name, [edited] as never))
  }
  const tables = manifest.tables.map((table) => ({ ...table, ...sums.get(tablePart(table.name)) }))
  const text = JSON.stringify(change({ ...manifest, tables }))
  await out.end({ 'manifest.json': Buffer.from(text), 'manifest.seal': seal })
  archive.close()
}
