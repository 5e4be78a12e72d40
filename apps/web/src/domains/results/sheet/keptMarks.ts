import { dropSealed, keepSealed, readSealed, sealedNames } from '#lib/sealedStore.ts'
import type { MarkQueue } from './markQueue.ts'

const prefix = 'marks-'
/** Milliseconds that unsent marks stay on a device. */
const lifetime = 14 * 24 * 60 * 60 * 1000
/** Every page has its own name, so that two pages with the same sheet store theirs separately. */
const page = Math.random().toString(36).slice(2)

const ownName = (sheetId: string) => `${prefix}${sheetId}.${page}`
const lockOf = (name: string) => `campanile-${name}`
const sheetOf = (name: string) => name.slice(prefix.length).split('.')[0] ?? ''

/** Locks this page's stored changes of a sheet against other pages until it closes. */
export async function holdSheet(sheetId: string, signal: AbortSignal): Promise<void> {
  const closed = () => new Promise<void>((release) => signal.addEventListener('abort', () => release()))
  try {
    await navigator.locks.request(lockOf(ownName(sheetId)), { signal }, closed)
  } catch {
    // It closed while it waited, or the browser has no locks: then it keeps nothing either.
  }
}

/** The queue of this page, encrypted, for this person only; an empty one is deleted. */
export const keepMarks = (personId: string, sheetId: string, queue: MarkQueue): Promise<void> =>
  Object.keys(queue).length === 0
    ? dropSealed(ownName(sheetId), personId)
    : keepSealed(ownName(sheetId), personId, queue, new Date(Date.now() + lifetime))

/** This page's stored changes of a sheet. */
export const readKeptMarks = async (personId: string, sheetId: string): Promise<MarkQueue> =>
  ((await readSealed(ownName(sheetId), personId)) as MarkQueue | null) ?? {}

/**
 * Takes over the stored changes of other pages with this sheet as soon as each page is closed. They are
 * deleted there once `take` has stored them here.
 */
export async function takeOverMarks(
  personId: string,
  sheetId: string,
  take: (kept: MarkQueue) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const others = sealedNames(`${prefix}${sheetId}.`, personId).filter((name) => name !== ownName(sheetId))
  await Promise.all(
    others.map((name) =>
      navigator.locks.request(lockOf(name), { signal }, async () => {
        const kept = (await readSealed(name, personId)) as MarkQueue | null
        if (kept) await take(kept)
        await dropSealed(name, personId)
      }),
    ),
  )
}

/** The number of changes waiting on this device, by sheet. */
export async function countKeptMarks(personId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of sealedNames(prefix, personId)) {
    const queue = (await readSealed(name, personId)) as MarkQueue | null
    const sheetId = sheetOf(name)
    if (queue) counts[sheetId] = (counts[sheetId] ?? 0) + Object.keys(queue).length
  }
  return counts
}
