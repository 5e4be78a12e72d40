import { descriptorLength } from '@campanile/contract/faces/faces.ts'
import { type Gallery, identify } from '@campanile/face/matcher.ts'
import type { Database } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { openBytes } from './face-seal.ts'
import * as repo from './gallery.repo.ts'

type Finding = Pick<Platform, 'db' | 'secrets' | 'log'>

interface Probe {
  /** The owner of the face, who is not compared with themselves. */
  personId: string
  descriptor: Float32Array
  /** The similarity has to be higher than this. */
  threshold: number
}

export interface Lookalike {
  personId: string
  similarity: number
}

/**
 * Number of faces read and decrypted at once. This takes a few milliseconds, and then other requests can run.
 */
const pageSize = 500
const bytesPerFace = descriptorLength * 4

/** The next pass over all faces, if requested, and the end of the one before it. */
interface Passes {
  next: { probes: Probe[]; found: Promise<(Lookalike | null)[]> } | undefined
  last: Promise<unknown>
}
const sharedPasses = new WeakMap<Database, Passes>()

/**
 * 1:N comparison: the other person whose face (active or in review) is most similar to this one, if any is
 * too similar. Among 30,000 faces it takes half a second of processor time, nearly all of it for reading and
 * decrypting. One pass serves everyone who asked before it began, and only one runs at a time, so a hall of
 * students who register at once costs two passes, not three hundred.
 */
export async function findLookalike(ctx: Finding, probe: Probe): Promise<Lookalike | null> {
  const passes = sharedPasses.get(ctx.db) ?? { next: undefined, last: Promise.resolve() }
  sharedPasses.set(ctx.db, passes)
  passes.next ??= queuePass(ctx, passes)
  const { probes, found } = passes.next
  const index = probes.push(probe) - 1
  return (await found)[index] ?? null
}

function queuePass(ctx: Finding, passes: Passes): NonNullable<Passes['next']> {
  const probes: Probe[] = []
  const found = passes.last.then(() => {
    passes.next = undefined
    return search(ctx, probes)
  })
  // Those waiting for this pass get its error; the next one starts anyway.
  passes.last = found.catch(() => undefined)
  return { probes, found }
}

async function search(ctx: Finding, probes: Probe[]): Promise<(Lookalike | null)[]> {
  const found: (Lookalike | null)[] = probes.map(() => null)
  for await (const gallery of galleries(ctx)) {
    probes.forEach((probe, place) => {
      found[place] = closer(found[place] ?? null, findNearest(gallery, probe))
    })
  }
  return found
}

/** The same among faces registered since a time; a pass that began then may have missed them. */
export async function findLookalikeSince(ctx: Finding, probe: Probe, since: Date): Promise<Lookalike | null> {
  return findNearest(open(ctx, await repo.listFacesSince(ctx.db, since)), probe)
}

/** The more similar of the two. */
export function closer(a: Lookalike | null, b: Lookalike | null): Lookalike | null {
  if (!a || !b) return a ?? b
  return b.similarity > a.similarity ? b : a
}

function findNearest(gallery: Gallery, { personId, descriptor, threshold }: Probe): Lookalike | null {
  const others = gallery.labels.includes(personId) ? without(gallery, personId) : gallery
  const { label, best } = identify(others, descriptor, { threshold, margin: 0 })
  return best && best.similarity > threshold ? { personId: label, similarity: best.similarity } : null
}

function without({ labels, matrix }: Gallery, personId: string): Gallery {
  const rows = labels.flatMap((label, row) => (label === personId ? [] : [row]))
  const rest = new Float32Array(rows.length * descriptorLength)
  rows.forEach((row, place) => {
    const from = row * descriptorLength
    rest.set(matrix.subarray(from, from + descriptorLength), place * descriptorLength)
  })
  return { labels: rows.map((row) => labels[row]!), matrix: rest }
}

async function* galleries(ctx: Finding): AsyncGenerator<Gallery> {
  for (const list of [repo.listFaces, repo.listWaitingFaces]) {
    let after: string | null = null
    do {
      const page: repo.SealedFace[] = await list(ctx.db, { after, limit: pageSize })
      yield open(ctx, page)
      after = page.length === pageSize ? page[pageSize - 1]!.personId : null
    } while (after)
  }
}

/** Decrypts a page into one block of memory, which is released with the page. */
function open(ctx: Finding, page: repo.SealedFace[]): Gallery {
  const labels: string[] = []
  const bytes = new Uint8Array(page.length * bytesPerFace)
  for (const { personId, sealed } of page) {
    try {
      bytes.set(openBytes(ctx, personId, sealed), labels.length * bytesPerFace)
      labels.push(personId)
    } catch (err) {
      // A row that was tampered with must not keep everyone else from registering.
      ctx.log.error({ err }, 'a sealed face does not open and is left out of the search')
    }
  }
  return { labels, matrix: new Float32Array(bytes.buffer, 0, labels.length * descriptorLength) }
}
