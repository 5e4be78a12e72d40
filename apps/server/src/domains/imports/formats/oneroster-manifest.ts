import { csvLines } from './csv-lines.ts'
import { UnreadableFile } from './unreadable.ts'
import type { Archive } from './zip-entries.ts'

/** bulk: the file is complete. delta: it contains only changes. */
export type FileMode = 'bulk' | 'delta' | 'absent'

/** Reads the mode of each file from the manifest. @throws UnreadableFile */
export async function readManifest(archive: Archive): Promise<(file: string) => FileMode> {
  if (!archive.names.includes('manifest.csv')) {
    throw new UnreadableFile(
      'There is no manifest.csv at the top of this ZIP file: it is no OneRoster bundle.',
    )
  }
  const said = new Map<string, string>()
  const columns = { required: ['propertyName', 'value'], optional: [] }
  for await (const { values } of csvLines(archive.open('manifest.csv'), columns)) {
    said.set(values.propertyname ?? '', values.value ?? '')
  }
  const version = said.get('oneroster.version')
  if (!version?.startsWith('1.2')) {
    throw new UnreadableFile(
      `This bundle is OneRoster ${version ?? 'of an unknown version'}. Export it as 1.2.`,
    )
  }
  return (file) => {
    const mode = said.get(`file.${file}`)?.toLowerCase()
    return mode === 'bulk' || mode === 'delta' ? mode : 'absent'
  }
}
