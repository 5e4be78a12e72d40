import { type Database, inTransaction } from '#db/database.ts'
import { type Asked, looked } from './search.sql.ts'
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

/** A round of a search with so many typos. */
interface Round extends Asking {
  asked: Asked
}

/** What the indexes know, with the patience that a search has; then all kinds are looked up at once, by ids. */
const inIndexes = <T>({ ctx }: Round, read: (db: Database) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async ({ db }) => {
    await prepareSearch(db)
    return read(db)
  })

/** The best of a kind along its trail. */
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

/** Where each word stands, and where all do together if that alone tells. */
async function readTrails(db: Database, asked: Asked): Promise<Trails> {
  const places = await readPlaces(db, asked)
  const trails = trailsOf(places, [], looked)
  return isAnyCut(trails) ? trailsOf(places, await readTogether(db, asked, places), looked) : trails
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
 * Titles say the same words again and again: among those of the whole house a misspelt one resembles thousands, so
 * that requests are found by whose they are, and work not at all.
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
    ...taught(round, studyTrailsOf(places, [], looked)),
    ...requests(round, { mitigation: theirs, leave: theirs }),
  ])
}

/** Groups in the order of the contract from all that there is, for admins. */
export const searchHouse = (it: Asking): Promise<Ranked[][]> =>
  fewestTypos(it, (asked) => (asked.typos === 0 ? findSpelt : findMisspelt)({ ...it, asked }))
