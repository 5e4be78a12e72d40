import { type search as contract, maxHitsOfKind, type SearchHit } from '@campanile/contract/search.ts'
import { searchWords } from '@campanile/contract/search-fold.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { isTimeout } from '#db/errors.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Actor } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import * as people from './search.repo.ts'
import { best, bestGroupFirst, type Searched, typosAllowed } from './search.rules.ts'
import type { Asked } from './search.sql.ts'
import * as requests from './search-requests.repo.ts'
import * as study from './search-study.repo.ts'
import { hitViews } from './search-view.ts'

type Ranked = SearchHit & { rank: number }
interface Asking {
  db: Database
  actor: Actor
  asked: Asked
  views: ReturnType<typeof hitViews>
}

/** The best rows of a kind as hits. */
const group = async <T extends Searched>(
  { asked }: Asking,
  rows: Promise<T[]>,
  view: (row: T) => SearchHit,
): Promise<Ranked[]> =>
  best(asked.words, await rows, maxHitsOfKind).map((row) => ({ ...view(row), rank: row.rank }))

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

async function requestsFor(it: Asking, personIds: string[]): Promise<Ranked[][]> {
  const { db, actor, asked, views } = it
  if (actor.role === 'student')
    return [await group(it, requests.findOwnMitigation(db, actor.id, asked), views.mitigation)]
  if (actor.role !== 'admin')
    return [await group(it, requests.findOwnLeave(db, actor.id, asked), views.leave)]
  const exact = { ...asked, loose: false }
  return [
    await group(it, requests.findMitigation(db, exact, personIds), views.mitigation),
    asked.loose ? [] : await group(it, requests.findLeave(db, asked), views.leave),
  ]
}

async function studyFor(it: Asking): Promise<Ranked[][]> {
  const { db, actor, asked, views } = it
  if (actor.role === 'staff') return []
  const isAdmin = actor.role === 'admin'
  // Titles say the same words again and again: among those of the whole house a misspelt one resembles thousands.
  const withWork = !(isAdmin && asked.loose)
  return [
    await group(it, study.findClasses(db, actor, asked), views.class),
    isAdmin ? await group(it, study.findCourses(db, asked), views.course) : [],
    withWork ? await group(it, study.findAssignments(db, actor, asked), views.assignment) : [],
    withWork ? await group(it, study.findExams(db, actor, asked), views.exam) : [],
  ]
}

/** Groups in the order of the contract, one query after the other: all see one moment. */
async function groupsFor(it: Asking): Promise<Ranked[][]> {
  const found = await group(it, peopleFor(it), it.views.person)
  const ids = found.map(({ id }) => id)
  return [found, ...(await studyFor(it)), ...(await requestsFor(it, ids))]
}

export const search: Handler<typeof contract.search> = async (ctx, { text }) => {
  const { timeZone } = await currentInstitution(ctx)
  const { actor } = ctx
  const words = searchWords(text)
  const views = hitViews(actor, timeZone)
  try {
    const groups = await inTransaction(ctx, async ({ db }) => {
      await people.prepareSearch(db)
      const strict = await groupsFor({ db, actor, views, asked: { words, loose: false } })
      // With a hit as it is typed, nobody has mistyped; nor can one mistype a number or two letters.
      if (strict.flat().length > 0 || words.every((word) => typosAllowed(word) === 0)) return strict
      return groupsFor({ db, actor, views, asked: { words, loose: true } })
    })
    return { items: bestGroupFirst(groups) }
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', { cause: error })
    throw error
  }
}
