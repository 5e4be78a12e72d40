import type { SearchHit } from '@campanile/contract/search.ts'
import { type Database, inTransaction } from '#db/database.ts'
import type { Searched } from './search.rules.ts'
import { type Asked, looked } from './search.sql.ts'
import { type Asking, fewestTypos, group, type Ranked } from './search-group.ts'
import { findAnybody, prepareSearch } from './search-people.repo.ts'
import { readPlaces, readStudyPlaces } from './search-places.repo.ts'
import { findLeave, findMitigation } from './search-requests.repo.ts'
import { findClasses, findCourses } from './search-study.repo.ts'
import {
  type Found,
  type StudyTrails,
  studyTrailsOf,
  type Trail,
  type Trails,
  trailsOf,
} from './search-trail.rules.ts'
import { findAssignments, findExams } from './search-work.repo.ts'

/** A round of a search with so many typos. */
interface Round extends Asking {
  db: Database
  asked: Asked
}

/** The best of a kind along its trail. */
const along = <T extends Searched>(
  round: Round,
  trail: Trail,
  find: (found: Found) => Promise<T[]>,
  view: (row: T) => SearchHit,
): Promise<Ranked[]> => (trail === 'nowhere' ? Promise.resolve([]) : group(round, () => find(trail), view))

const people = (round: Round, trail: Trail) =>
  along(round, trail, (found: Found) => findAnybody(round.db, round.asked, found), round.views.person)

async function taught(round: Round, trails: StudyTrails): Promise<Ranked[][]> {
  const { db, asked, views } = round
  return [
    await along(round, trails.classes, (found: Found) => findClasses(db, asked, found), views.class),
    await along(round, trails.courses, () => findCourses(db, asked), views.course),
  ]
}

async function requests(round: Round, trails: Pick<Trails, 'mitigation' | 'leave'>): Promise<Ranked[][]> {
  const { db, asked, views } = round
  return [
    await along(
      round,
      trails.mitigation,
      (found: Found) => findMitigation(db, asked, found),
      views.mitigation,
    ),
    await along(round, trails.leave, (found: Found) => findLeave(db, asked, found), views.leave),
  ]
}

async function findSpelt(round: Round): Promise<Ranked[][]> {
  const { db, asked, views } = round
  const trails = trailsOf(await readPlaces(db, asked), looked)
  return [
    await people(round, trails.people),
    ...(await taught(round, trails)),
    await along(
      round,
      trails.assignments,
      (found: Found) => findAssignments(db, asked, found),
      views.assignment,
    ),
    await along(round, trails.exams, (found: Found) => findExams(db, asked, found), views.exam),
    ...(await requests(round, trails)),
  ]
}

/**
 * Titles say the same words again and again: among those of the whole house a misspelt one resembles thousands, so
 * that requests are found by whose they are, and work not at all.
 */
async function findMisspelt(round: Round): Promise<Ranked[][]> {
  const named = await people(round, 'anywhere')
  const theirs: Trail = named.length > 0 ? { ids: [], owners: named.map(({ id }) => id) } : 'nowhere'
  const study = studyTrailsOf(await readStudyPlaces(round.db, round.asked), looked)
  return [
    named,
    ...(await taught(round, study)),
    ...(await requests(round, { mitigation: theirs, leave: theirs })),
  ]
}

/** Groups in the order of the contract from all that there is, for admins. */
export const searchHouse = (it: Asking): Promise<Ranked[][]> =>
  inTransaction(it.ctx, async ({ db }) => {
    await prepareSearch(db)
    return fewestTypos(it, (asked) => {
      const round = { ...it, db, asked }
      return asked.typos === 0 ? findSpelt(round) : findMisspelt(round)
    })
  })
