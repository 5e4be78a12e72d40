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

/** Ids of things. */
export interface Known {
  ids: readonly string[]
  /** Whose things to look at. */
  owners: readonly string[]
}

/** Where things of a kind are that all words may be found in. */
export interface Found extends Known {
  /** Where every word is too common to tell: the latest of all, and where too few of those fit, these. */
  further: Known | null
}
export type Trail = 'nowhere' | Found

const none: Posting = { ids: [], isCut: false }
const lengthOf = ({ own, owners }: Lead) => own.ids.length + owners.ids.length
const isCut = ({ own, owners }: Lead) => own.isCut || owners.isCut
const union = (leads: readonly Lead[], most = Number.POSITIVE_INFINITY): Known => ({
  ids: [...new Set(leads.flatMap(({ own }) => own.ids.slice(0, most)))],
  owners: [...new Set(leads.flatMap(({ owners }) => owners.ids))],
})

/** Of one word of several, the others of which may stand elsewhere. */
const lookedAlone = 100

/**
 * A kind's trail by what each of the words leads to. The rarest word leads, as whatever all words are found in is found
 * by each of them. Where every word is common, it leads to where they stand `together`, and to some places of each.
 */
export function trailOf<T>(
  places: readonly T[],
  together: readonly T[],
  lead: (place: T) => Partial<Lead>,
): Trail {
  const leadOf = (it: T): Lead => ({ own: none, owners: none, aside: false, isAnchor: true, ...lead(it) })
  const leads = places.map(leadOf)
  if (leads.some((it) => !it.aside && !isCut(it) && lengthOf(it) === 0)) return 'nowhere'
  if (!leads.some(({ isAnchor }) => isAnchor)) return 'nowhere'
  const known = leads.filter((it) => !it.aside && !isCut(it))
  const [rarest] = known.toSorted((one, other) => lengthOf(one) - lengthOf(other))
  if (rarest) return { ids: rarest.own.ids, owners: rarest.owners.ids, further: null }
  const further = union(leads, leads.length > 1 ? lookedAlone : undefined)
  return { ...union(together.map(leadOf)), further }
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
export function studyTrailsOf(
  places: readonly StudyPlaces[],
  together: readonly StudyPlaces[],
  most: number,
): StudyTrails {
  const posting = postingOf(most)
  return {
    classes: trailOf(places, together, ({ courses, isTerm }) => ({
      owners: posting(courses, manyCourses),
      aside: isTerm,
      isAnchor: courses.length > 0,
    })),
    courses: trailOf(places, together, ({ courses }) => ({ own: posting(courses) })),
  }
}

/** Trails of all that an admin may find. */
export function trailsOf(places: readonly Places[], together: readonly Places[], most: number): Trails {
  const posting = postingOf(most)
  /** Some of the people, of whom there may be more than are known. */
  const people = (ids: string[], { students, employees }: Places, enough = most): Posting => ({
    ids: ids.slice(0, enough),
    isCut: students.length + employees.length > most || ids.length > enough,
  })
  const work = (kind: 'assignments' | 'exams') =>
    trailOf(places, together, ({ [kind]: ids, courses }) => ({
      own: posting(ids),
      owners: posting(courses, manyCoursesWithWork),
      isAnchor: ids.length > 0,
    }))
  return {
    people: trailOf(places, together, (it) => ({ own: people([...it.students, ...it.employees], it) })),
    mitigation: trailOf(places, together, (it) => ({
      own: posting(it.mitigation),
      owners: people(it.students, it, manyNamesakes),
    })),
    leave: trailOf(places, together, (it) => {
      const owners = people(it.employees, it, manyNamesakes)
      return { owners, aside: it.isLeaveType, isAnchor: owners.isCut || owners.ids.length > 0 }
    }),
    ...studyTrailsOf(places, together, most),
    assignments: work('assignments'),
    exams: work('exams'),
  }
}

/** Whether any of them leads to more where it is known where the words stand together. */
export const isAnyCut = (trails: Trails): boolean =>
  Object.values(trails).some((it) => it !== 'nowhere' && it.further !== null)

const postingOf =
  (most: number) =>
  (ids: string[], enough = most): Posting => ({ ids: ids.slice(0, enough), isCut: ids.length > enough })
