import { type Database, inTransaction } from '#db/database.ts'
import { type Asked, maxLookupRows } from './search.sql.ts'
import {
  type Asking,
  type Comparable,
  fewestTypos,
  fitting,
  group,
  type Kind,
  type Ranked,
  type RowOf,
} from './search-group.ts'
import { findMisspeltPeople, findPeople, prepareSearch } from './search-people.repo.ts'
import { readPlaces, readStudyPlaces, readTogether } from './search-places.repo.ts'
import { findLeave, findMitigation } from './search-requests.repo.ts'
import { findClasses, findCourses } from './search-study.repo.ts'
import {
  type Found,
  isAnyCut,
  type StudyTrails,
  studyTrailsOf,
  type Trail,
  type Trails,
  trailsOf,
} from './search-trail.rules.ts'
import { findAssignments, findExams } from './search-work.repo.ts'

/** One round of a search, with a fixed number of typos. */
interface Round extends Asking {
  asked: Asked
}

/** Queries the indexes within the time limit of a search. After that, all kinds are read at once, by ids. */
const inIndexes = <T>({ ctx }: Round, read: (db: Database) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async ({ db }) => {
    await prepareSearch(db)
    return read(db)
  })

/** The best hits of a kind among the candidates of its trail. */
async function along<K extends Kind>(
  round: Round,
  kind: K,
  trail: Trail,
  find: (db: Database, found: Found, asked: Asked) => Promise<(RowOf<K> & Comparable)[]>,
): Promise<Ranked[]> {
  const { ctx, asked } = round
  if (trail === 'nowhere') return []
  return group(round, kind, async () => fitting(await find(ctx.db, trail, asked), asked))
}

const taught = (round: Round, { classes, courses }: StudyTrails) => [
  along(round, 'class', classes, findClasses),
  along(round, 'course', courses, findCourses),
]

const requests = (round: Round, { mitigation, leave }: Pick<Trails, 'mitigation' | 'leave'>) => [
  along(round, 'mitigation', mitigation, findMitigation),
  along(round, 'leave', leave, findLeave),
]

/** Where each word occurs and, only if that is not enough, where all words occur together. */
async function readTrails(db: Database, asked: Asked): Promise<Trails> {
  const places = await readPlaces(db, asked)
  const trails = trailsOf(places, [], maxLookupRows)
  return isAnyCut(trails) ? trailsOf(places, await readTogether(db, asked, places), maxLookupRows) : trails
}

async function findSpelt(round: Round): Promise<Ranked[][]> {
  const { ctx, asked } = round
  const trails = await inIndexes(round, (db) => readTrails(db, asked))
  const { people, assignments, exams } = trails
  return Promise.all([
    people === 'nowhere' ? [] : group(round, 'person', () => findPeople(ctx.db, people, asked)),
    ...taught(round, trails),
    along(round, 'assignment', assignments, findAssignments),
    along(round, 'exam', exams, findExams),
    ...requests(round, trails),
  ])
}

/**
 * Titles repeat the same words, so a misspelt word would resemble thousands of them across the institution.
 * Requests are therefore found by their person, and coursework and exams not at all.
 */
async function findMisspelt(round: Round): Promise<Ranked[][]> {
  const { asked } = round
  const [people, places] = await inIndexes(
    round,
    async (db) => [await findMisspeltPeople(db, asked), await readStudyPlaces(db, asked)] as const,
  )
  const named = await group(round, 'person', async () => people)
  const owners = named.map(({ id }) => id)
  const theirs: Trail = owners.length > 0 ? { ids: [], owners, further: null } : 'nowhere'
  return Promise.all([
    named,
    ...taught(round, studyTrailsOf(places, [], maxLookupRows)),
    ...requests(round, { mitigation: theirs, leave: theirs }),
  ])
}

/** Hits among everything, for admins, grouped in the contract's order. */
export const searchHouse = (it: Asking): Promise<Ranked[][]> =>
  fewestTypos(it, (asked) => (asked.typos === 0 ? findSpelt : findMisspelt)({ ...it, asked }))
