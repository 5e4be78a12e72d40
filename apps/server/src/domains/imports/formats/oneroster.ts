import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import type { StagedRow } from '../import-rows.repo.ts'
import { m } from '../problems.messages.ts'
import { type Draft, settle } from './csv-format.ts'
import { csvLines, type Values } from './csv-lines.ts'
import { hasLocalPhone, rosterFiles } from './oneroster-files.ts'
import { readManifest } from './oneroster-manifest.ts'
import { RejectedLine } from './unreadable.ts'
import { type Archive, openArchive } from './zip-entries.ts'

type RosterFile = (typeof rosterFiles)[number]

/** Files that are read but not imported line by line. */
const alsoRead = ['manifest.csv', 'roles.csv']

/** Rows of a OneRoster 1.2 bundle. @throws UnreadableFile here or while the rows are read */
export async function readOneRoster(bytes: Buffer, notes: string[]) {
  const archive = await openArchive(bytes)
  const findMode = await readManifest(archive)
  const files = rosterFiles.filter(
    ({ name }) => findMode(name) !== 'absent' && archive.names.includes(`${name}.csv`),
  )
  const known = new Set([...alsoRead, ...rosterFiles.map(({ name }) => `${name}.csv`)])
  const unread = archive.names.filter((name) => !known.has(name) && !name.endsWith('/'))
  if (unread.length > 0) notes.push(m.filesNotRead({ files: unread.join(', ').slice(0, 500) }))
  const kindsByFile: Record<string, ImportKind[]> = {
    users: ['person'],
    enrollments: ['enrolment', 'lecturer'],
  }
  const completeKinds = files
    .filter(({ name }) => findMode(name) === 'bulk')
    .flatMap(({ name }) => kindsByFile[name] ?? [])
  return { rows: stagedRows(archive, files, notes), completeKinds }
}

async function* stagedRows(
  archive: Archive,
  files: readonly RosterFile[],
  notes: string[],
): AsyncGenerator<StagedRow> {
  let localPhones = 0
  const roles = await readRoles(archive)
  for (const file of files) {
    const lines = csvLines(archive.open(`${file.name}.csv`), file)
    for await (const { line, values, ragged } of lines) {
      if (file.name === 'users' && hasLocalPhone(values)) localPhones += 1
      yield settle(toDraft(file, values, ragged, roles, line), `${file.name}.csv`, line)
    }
  }
  if (localPhones > 0) notes.push(m.phonesNotRead({ count: localPhones }))
}

function toDraft(
  file: RosterFile,
  values: Values,
  ragged: boolean,
  roles: ReadonlyMap<string, string>,
  line: number,
): Draft {
  const key = values.sourcedid || `line ${line}`
  const bare: Draft = { kind: rowKind(file, values), key, label: rowLabel(values), data: {}, refs: {} }
  const rejected = (reason: string): Draft => ({ ...bare, settled: { outcome: 'reject', reason } })
  if (ragged) return rejected(m.ragged())
  if (!values.sourcedid) return rejected(m.required({ column: 'sourcedId' }))
  const status = values.status?.toLowerCase() ?? ''
  if (status === 'tobedeleted') return { ...bare, gone: true }
  if (status !== '' && status !== 'active') return rejected(m.notStatus({ status: values.status ?? '' }))
  try {
    return file.read(values, roles)
  } catch (error) {
    if (error instanceof RejectedLine) return rejected(error.message)
    throw error
  }
}

const rowKind = ({ kind }: RosterFile, { role }: Values) =>
  kind === 'enrolment' && role?.toLowerCase() === 'teacher' ? 'lecturer' : kind

const rowLabel = (values: Values) =>
  [values.givenname, values.familyname, values.title, values.name, values.email, values.sourcedid]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200)

/** The role of each user: the primary one, or else the first. */
async function readRoles(archive: Archive): Promise<ReadonlyMap<string, string>> {
  const roles = new Map<string, string>()
  const primary = new Set<string>()
  if (!archive.names.includes('roles.csv')) return roles
  const columns = { required: ['userSourcedId', 'role'], optional: ['roleType', 'status'] }
  for await (const { values } of csvLines(archive.open('roles.csv'), columns)) {
    const { usersourcedid = '', role = '', roletype = '', status = '' } = values
    if (status.toLowerCase() === 'tobedeleted' || primary.has(usersourcedid)) continue
    const first = roletype.toLowerCase() === 'primary'
    if (first) primary.add(usersourcedid)
    if (first || !roles.has(usersourcedid)) roles.set(usersourcedid, role)
  }
  return roles
}
