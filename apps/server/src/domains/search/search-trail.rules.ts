/** Ids of rows in which a word occurs; `isCut` means that there are more. */
interface Posting {
  ids: readonly string[]
  isCut: boolean
}

/** What a word matches for one kind of thing. */
interface Lead {
  /** Things whose own text contains the word. */
  own: Posting
  /** Owners of such things: people or courses whose text contains the word. */
  owners: Posting
  /** The word also matches a text that is not used to find things: the name of a term or leave type. */
  aside: boolean
  /** The word occurs in a text that at least one of the words must match. */
  isAnchor: boolean
}

/** Candidates: ids of things, and ids of their owners. */
export interface Known {
  ids: readonly string[]
  /** Owners whose things are candidates. */
  owners: readonly string[]
}

/** The candidates among which everything that matches all words is found. */
export interface Found extends Known {
  /**
   * Set when every word is too common. Then the latest things are checked first, and these if too few of them
   * match.
   */
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

/** The most places followed for one of several common words, because the others may occur elsewhere. */
const maxFollowedAlone = 100

/**
 * The trail of a kind, from what each word matches. The rarest word is followed, because whatever matches all
 * words also matches that one. When every word is common, the trail includes the places where they occur
 * `together`, and further some places of each word.
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
  const further = union(leads, leads.length > 1 ? maxFollowedAlone : undefined)
  return { ...union(together.map(leadOf)), further }
}

/** Where one word occurs in courses and terms, with one id above the limit when there are more. */
export interface StudyPlaces {
  courses: string[]
  isTerm: boolean
}

/** Where one word occurs across the institution; people share one limit. */
export interface Places extends StudyPlaces {
  students: string[]
  employees: string[]
  mitigation: string[]
  assignments: string[]
  exams: string[]
  isLeaveType: boolean
}

/** Owners have this many things each, so following more of them is too slow. */
const manyNamesakes = 50
const manyCourses = 30
const manyCoursesWithWork = 10

export type StudyTrails = Record<'classes' | 'courses', Trail>
export type Trails = StudyTrails & Record<'people' | 'mitigation' | 'leave' | 'assignments' | 'exams', Trail>

/** Trails of classes and courses. A posting with more than `most` ids is incomplete. */
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

/** Trails of everything that an admin can find. */
export function trailsOf(places: readonly Places[], together: readonly Places[], most: number): Trails {
  const posting = postingOf(most)
  /** Matching people, of whom there may be more than are known. */
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

/** Whether any trail would profit from knowing where the words occur together. */
export const isAnyCut = (trails: Trails): boolean =>
  Object.values(trails).some((it) => it !== 'nowhere' && it.further !== null)

const postingOf =
  (most: number) =>
  (ids: string[], enough = most): Posting => ({ ids: ids.slice(0, enough), isCut: ids.length > enough })
