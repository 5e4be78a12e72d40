/** Ids at which a word stands; `isCut`: there are more. */
interface Posting {
  ids: readonly string[]
  isCut: boolean
}

/** What a word leads to among things of a kind. */
interface Lead {
  /** Things that it stands in itself. */
  own: Posting
  /** Whose things they are: people or courses that it stands in. */
  owners: Posting
  /** It may stand in something else as well, which leads nowhere: the name of a term or of a type of leave. */
  aside: boolean
  /** It stands where at least one of the words has to. */
  isAnchor: boolean
}

/** Where things of a kind are that all words may be found in; `anywhere`: every word is too common to tell. */
export type Found = 'anywhere' | { ids: readonly string[]; owners: readonly string[] }
export type Trail = 'nowhere' | Found

const none: Posting = { ids: [], isCut: false }
const lengthOf = ({ own, owners }: Lead) => own.ids.length + owners.ids.length
const isCut = ({ own, owners }: Lead) => own.isCut || owners.isCut

/**
 * A kind's trail by what each of the words leads to. The rarest word leads, as whatever all words are found in is found
 * by each of them: of a common one only some places are known.
 */
export function trailOf<T>(places: readonly T[], lead: (place: T) => Partial<Lead>): Trail {
  const leads = places.map(
    (it): Lead => ({
      own: none,
      owners: none,
      aside: false,
      isAnchor: true,
      ...lead(it),
    }),
  )
  if (leads.some((it) => !it.aside && !isCut(it) && lengthOf(it) === 0)) return 'nowhere'
  if (!leads.some(({ isAnchor }) => isAnchor)) return 'nowhere'
  const known = leads.filter((it) => !it.aside && !isCut(it))
  const [rarest] = known.toSorted((one, other) => lengthOf(one) - lengthOf(other))
  return rarest ? { ids: rarest.own.ids, owners: rarest.owners.ids } : 'anywhere'
}

/** Ids of one word's places in what is taught, one more of each where there are too many to tell. */
export interface StudyPlaces {
  courses: string[]
  isTerm: boolean
}

/** And in the whole house; of people so many together. */
export interface Places extends StudyPlaces {
  students: string[]
  employees: string[]
  mitigation: string[]
  assignments: string[]
  exams: string[]
  isLeaveType: boolean
}

/** Owners of so many things each that more of them lead nowhere. */
const manyNamesakes = 50
const manyCourses = 30
const manyCoursesWithWork = 10

export type StudyTrails = Record<'classes' | 'courses', Trail>
export type Trails = StudyTrails & Record<'people' | 'mitigation' | 'leave' | 'assignments' | 'exams', Trail>

/** Trails of what is taught; of a posting, so many ids are all there are. */
export function studyTrailsOf(places: readonly StudyPlaces[], most: number): StudyTrails {
  const posting = postingOf(most)
  return {
    classes: trailOf(places, ({ courses, isTerm }) => ({
      owners: posting(courses, manyCourses),
      aside: isTerm,
      isAnchor: courses.length > 0,
    })),
    courses: trailOf(places, ({ courses }) => ({ own: posting(courses) })),
  }
}

/** Trails of all that an admin may find. */
export function trailsOf(places: readonly Places[], most: number): Trails {
  const posting = postingOf(most)
  /** Some of the people, of whom there may be more than are known. */
  const people = (ids: string[], { students, employees }: Places, enough = most): Posting => ({
    ids,
    isCut: students.length + employees.length > most || ids.length > enough,
  })
  const work = (kind: 'assignments' | 'exams') =>
    trailOf(places, ({ [kind]: ids, courses }) => ({
      own: posting(ids),
      owners: posting(courses, manyCoursesWithWork),
      isAnchor: ids.length > 0,
    }))
  return {
    people: trailOf(places, (it) => ({ own: people([...it.students, ...it.employees], it) })),
    mitigation: trailOf(places, (it) => ({
      own: posting(it.mitigation),
      owners: people(it.students, it, manyNamesakes),
    })),
    leave: trailOf(places, (it) => {
      const owners = people(it.employees, it, manyNamesakes)
      return { owners, aside: it.isLeaveType, isAnchor: owners.isCut || owners.ids.length > 0 }
    }),
    ...studyTrailsOf(places, most),
    assignments: work('assignments'),
    exams: work('exams'),
  }
}

const postingOf =
  (most: number) =>
  (ids: string[], enough = most): Posting => ({ ids, isCut: ids.length > enough })
