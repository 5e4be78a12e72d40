import { type search as contract, maxHitsOfKind, type SearchHit } from '@campanile/contract/search.ts'
import { searchWords } from '@campanile/contract/search-fold.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { isTimeout } from '#db/errors.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import * as people from './search.repo.ts'
import { best, bestGroupFirst, mostTypos, type Searched } from './search.rules.ts'
import type { Asked } from './search.sql.ts'
import * as requests from './search-requests.repo.ts'
import * as study from './search-study.repo.ts'
import { hitViews } from './search-view.ts'
import * as work from './search-work.repo.ts'

type Ranked = SearchHit & { rank: number }
interface Asking {
  db: Database
  actor: Actor
  asked: Asked
  views: ReturnType<typeof hitViews>
  /** Who types on gives the search for what was typed before up. */
  hasLeft: () => boolean
}

/** The best rows of a kind as hits. */
async function group<T extends Searched>(
  { asked, hasLeft }: Asking,
  find: () => Promise<T[]>,
  view: (row: T) => SearchHit,
): Promise<Ranked[]> {
  if (hasLeft()) return []
  return best(asked.words, await find(), maxHitsOfKind).map((row) => ({ ...view(row), rank: row.rank }))
}

/** People whom the caller meets by name elsewhere, too. */
function peopleFor({ db, actor, asked }: Asking): Promise<people.PersonRow[]> {
  switch (actor.role) {
    case 'admin':
      return people.findAnybody(db, asked)
    case 'lecturer':
      return people.findStudentsOf(db, actor.id, asked)
    case 'student':
      return people.findLecturersOf(db, actor.id, asked)
    case 'staff':
      return Promise.resolve([])
  }
}

/** Anybody's requests, for admins. */
async function requestsFor(it: Asking, personIds: string[]): Promise<Ranked[][]> {
  const { db, asked, views } = it
  const { typos } = asked
  // Misspelt, they are found by whose they are: titles resemble one another.
  const [findMitigation, findLeave] =
    typos > 0
      ? [
          () => requests.findMitigationOf(db, asked, personIds),
          () => requests.findLeaveOf(db, asked, personIds),
        ]
      : [() => requests.findMitigation(db, asked), () => requests.findLeave(db, asked)]
  return [await group(it, findMitigation, views.mitigation), await group(it, findLeave, views.leave)]
}

/** The requests that the others make themselves. */
function ownRequestsFor(it: Asking): Promise<Ranked[]> {
  const { db, actor, asked, views } = it
  return actor.role === 'student'
    ? group(it, () => requests.findOwnMitigation(db, actor.id, asked), views.mitigation)
    : group(it, () => requests.findOwnLeave(db, actor.id, asked), views.leave)
}

async function studyFor(it: Asking): Promise<Ranked[][]> {
  const { db, actor, asked, views } = it
  if (actor.role === 'staff') return []
  const isAdmin = actor.role === 'admin'
  // Titles say the same words again and again: among those of the whole house a misspelt one resembles thousands.
  const withWork = !(isAdmin && asked.typos > 0)
  return [
    await group(it, () => study.findClasses(db, actor, asked), views.class),
    isAdmin ? await group(it, () => study.findCourses(db, asked), views.course) : [],
    withWork ? await group(it, () => work.findAssignments(db, actor, asked), views.assignment) : [],
    withWork ? await group(it, () => work.findExams(db, actor, asked), views.exam) : [],
  ]
}

type Finding = (it: Asking) => Promise<Ranked[][]>

/** Who is called so, and what is theirs. */
async function peopleAndTheirs(it: Asking): Promise<Ranked[][]> {
  const named = await group(it, () => peopleFor(it), it.views.person)
  if (it.actor.role !== 'admin') return [named]
  return [
    named,
    ...(await requestsFor(
      it,
      named.map(({ id }) => id),
    )),
  ]
}

/** What is taught, and what the caller has asked for. */
async function studyAndOwn(it: Asking): Promise<Ranked[][]> {
  const taught = await studyFor(it)
  return it.actor.role === 'admin' ? taught : [...taught, await ownRequestsFor(it)]
}

/** What a way of finding brings for so many typos, on a connection of its own. */
const found = (ctx: SignedIn, it: Omit<Asking, 'db'>, find: Finding): Promise<Ranked[][]> =>
  inTransaction(ctx, async ({ db }) => {
    await people.prepareSearch(db)
    return find({ ...it, db })
  })

/** Groups in the order of the contract: people, what is taught, requests. Two connections share the work. */
async function groupsFor(ctx: SignedIn, it: Omit<Asking, 'db'>): Promise<Ranked[][]> {
  const [[named = [], ...requests], taught] = await Promise.all([
    found(ctx, it, peopleAndTheirs),
    found(ctx, it, studyAndOwn),
  ])
  return [named, ...taught, ...requests]
}

export const search: Handler<typeof contract.search> = async (ctx, { text }) => {
  const { timeZone } = await currentInstitution(ctx)
  const { actor, hasLeft } = ctx
  const words = searchWords(text)
  const asking = { actor, hasLeft, views: hitViews(actor, timeZone) }
  try {
    // With a hit of fewer typos, nobody has made more; nor can one mistype a number or two letters.
    for (const typos of [0, 1, 2] as const) {
      if (typos > mostTypos(words) || hasLeft()) break
      const groups = await groupsFor(ctx, { ...asking, asked: { words, typos } })
      if (groups.flat().length > 0) return { items: bestGroupFirst(groups) }
    }
    return { items: [] }
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', { cause: error })
    throw error
  }
}
