import { m } from '../problems.messages.ts'
import { csvLines } from './csv-lines.ts'
import { UnreadableFile } from './unreadable.ts'
import type { Archive } from './zip-entries.ts'

/** bulk: the file is complete. delta: it contains only changes. */
export type FileMode = 'bulk' | 'delta' | 'absent'

/** Reads the mode of each file from the manifest. @throws UnreadableFile */
export async function readManifest(archive: Archive): Promise<(file: string) => FileMode> {
  if (!archive.names.includes('manifest.csv')) {
    throw new UnreadableFile(m.noManifest())
  }
  const said = new Map<string, string>()
  const columns = { required: ['propertyName', 'value'], optional: [] }
  for await (const { values } of csvLines(archive.open('manifest.csv'), columns)) {
    said.set(values.propertyname ?? '', values.value ?? '')
  }
  const version = said.get('oneroster.version')
  if (!version?.startsWith('1.2')) {
    throw new UnreadableFile(version ? m.version({ version }) : m.versionUnknown())
  }
  return (file) => {
    const mode = said.get(`file.${file}`)?.toLowerCase()
    return mode === 'bulk' || mode === 'delta' ? mode : 'absent'
  }
}
