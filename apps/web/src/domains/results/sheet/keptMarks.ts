import { dropSealed, keepSealed, readSealed, sealedNames } from '#lib/sealedStore.ts'
import type { MarkQueue } from './markQueue.ts'

const prefix = 'marks-'
/** Milliseconds that unsent marks stay on a device. */
const lifetime = 14 * 24 * 60 * 60 * 1000
/** Every page has a name of its own: two that show the same sheet keep theirs apart. */
const page = Math.random().toString(36).slice(2)

const ownName = (sheetId: string) => `${prefix}${sheetId}.${page}`
const lockOf = (name: string) => `campanile-${name}`
const sheetOf = (name: string) => name.slice(prefix.length).split('.')[0] ?? ''

/** Holds what this page keeps of a sheet against other pages, until it closes. */
export async function holdSheet(sheetId: string, signal: AbortSignal): Promise<void> {
  const closed = () => new Promise<void>((release) => signal.addEventListener('abort', () => release()))
  try {
    await navigator.locks.request(lockOf(ownName(sheetId)), { signal }, closed)
  } catch {
    // It closed while it waited, or the browser has no locks: then it keeps nothing either.
  }
}

/** The queue of this page, encrypted, for this person alone; an empty one is removed. */
export const keepMarks = (personId: string, sheetId: string, queue: MarkQueue): Promise<void> =>
  Object.keys(queue).length === 0
    ? dropSealed(ownName(sheetId), personId)
    : keepSealed(ownName(sheetId), personId, queue, new Date(Date.now() + lifetime))

/** What closed pages have left of a sheet, in one queue; from now on it is this page's to keep. */
export async function takeKeptMarks(personId: string, sheetId: string): Promise<MarkQueue> {
  let kept: MarkQueue = {}
  for (const name of sealedNames(`${prefix}${sheetId}.`, personId)) {
    await navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
      if (!lock && name !== ownName(sheetId)) return
      const read = (await readSealed(name, personId)) as MarkQueue | null
      kept = { ...read, ...kept }
      if (name === ownName(sheetId)) return
      await keepMarks(personId, sheetId, kept)
      await dropSealed(name, personId)
    })
  }
  return kept
}

/** How many changes wait on this device, by sheet. */
export async function countKeptMarks(personId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of sealedNames(prefix, personId)) {
    const queue = (await readSealed(name, personId)) as MarkQueue | null
    const sheetId = sheetOf(name)
    if (queue) counts[sheetId] = (counts[sheetId] ?? 0) + Object.keys(queue).length
  }
  return counts
}
