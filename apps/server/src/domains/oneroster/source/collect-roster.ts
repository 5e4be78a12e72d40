import type { Readable } from 'node:stream'
import { rosterColumns } from '#domains/imports/formats/oneroster-columns.ts'
import { type RosterBundleFile, writeRosterBundle } from '#domains/imports/formats/write-roster-bundle.ts'
import type { RosterFileName } from '#domains/imports/roster.sql.ts'
import { listKeys } from '#platform/records.ts'
import { type ResourceName, resources } from '../resources.ts'
import { m } from './problems.messages.ts'
import { objectCells, presentColumns, roleCells } from './source-cells.rules.ts'
import { SourceProblem } from './source-problem.ts'
import type { ReadPage, SourceObject } from './source-reader.ts'

/** The limits of one sync. */
interface SyncLimits {
  /** Objects in a page. */
  pageSize: number
  /** Characters of all answers together. */
  maxBytes: number
  minutes: number
}
/** Counted for each object in addition to its text, so that a million of them are the most. */
const objectBytes = 256
const defaultLimits: SyncLimits = { pageSize: 1000, maxBytes: 256 * 1024 * 1024, minutes: 20 }

/**
 * Few, and everything refers to them. A list of changes would lack the others, so a reference to an organisation that
 * is not imported would look wrong.
 */
const alwaysWhole: readonly ResourceName[] = ['orgs', 'academicSessions']

/**
 * Reads a roster as a bundle of OneRoster files: all of it, or what changed since a time.
 * @throws SourceProblem
 */
export async function collectRoster(
  readPage: ReadPage,
  changedSince: Date | null,
  limits: SyncLimits = defaultLimits,
): Promise<Readable> {
  const deadline = performance.now() + limits.minutes * 60_000
  let bytes = 0
  const readLimited: ReadPage = async (...query) => {
    if (performance.now() > deadline) throw new SourceProblem(m.tooLong({ minutes: limits.minutes }))
    const page = await readPage(...query)
    // Short objects need more memory than their text.
    bytes += page.bytes + page.objects.length * objectBytes
    if (bytes > limits.maxBytes)
      throw new SourceProblem(m.rosterTooLarge({ megabytes: limits.maxBytes / 1024 / 1024 }))
    return page
  }
  const files: RosterBundleFile[] = []
  for (const name of listKeys(resources)) {
    const since = alwaysWhole.includes(name) ? null : changedSince
    const filter = since ? `dateLastModified>'${since.toISOString()}'` : "status='active'"
    const objects = await readCollection(readLimited, name, filter, limits.pageSize)
    const mode = since ? 'delta' : 'bulk'
    files.push(
      toFile(
        name,
        mode,
        objects.map((object) => objectCells(name, object)),
      ),
    )
    if (name === 'users') files.push(toFile('roles', mode, objects.flatMap(roleCells)))
  }
  return writeRosterBundle(files, 'OneRoster')
}

function toFile(
  name: RosterFileName,
  mode: RosterBundleFile['mode'],
  lines: Record<string, string>[],
): RosterBundleFile {
  return { name, mode, columns: presentColumns(name, rosterColumns[name], lines), rows: () => lines }
}

/** How often a collection is read that changes meanwhile. */
const maxReadings = 3

async function readCollection(
  readPage: ReadPage,
  name: ResourceName,
  filter: string,
  pageSize: number,
): Promise<SourceObject[]> {
  for (let readings = 0; readings < maxReadings; readings += 1) {
    const { objects, total } = await readPages(readPage, name, filter, pageSize)
    // A row that moves to an earlier page would be missing, and its person deactivated.
    if (total === undefined || total === objects.length) return objects
  }
  throw new SourceProblem(m.incomplete({ collection: name }))
}

async function readPages(readPage: ReadPage, name: ResourceName, filter: string, pageSize: number) {
  const byId = new Map<string, SourceObject>()
  let offset = 0
  for (;;) {
    const page = await readPage(name, { limit: pageSize, offset, filter })
    for (const object of page.objects) byId.set(object.sourcedId, object)
    offset += page.objects.length
    const { total, hasNext = page.objects.length >= pageSize } = page
    // A source may send fewer objects per page than requested.
    const isLast = total === undefined ? !hasNext : offset >= total
    if (isLast || page.objects.length === 0) return { objects: [...byId.values()], total }
  }
}
