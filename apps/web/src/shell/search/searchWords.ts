import type { Role } from '@campanile/contract/roles.ts'
import type { SearchKind } from '@campanile/contract/search/search.ts'
import { searchFold, searchWords } from '@campanile/contract/search/search-fold.ts'
import type { NavEntry } from '../nav.ts'
import { m } from './messages.ts'

const labels: Record<Role, string> = {
  admin: m.searchAsAdmin(),
  lecturer: m.searchAsLecturer(),
  student: m.searchAsStudent(),
  staff: m.searchAsStaff(),
}

/** What a role can look for, as the search box says it. */
export const searchLabel = (role: Role) => labels[role]

/** Headings of the groups of hits. */
export const searchHeadings: Record<SearchKind, string> = {
  person: m.people(),
  class: m.classes(),
  course: m.courses(),
  assignment: m.assignments(),
  exam: m.exams(),
  mitigation: m.mitigationRequests(),
  leave: m.leaveRequests(),
}

/** Screens in whose name each word typed begins a word; all of them while nothing is typed. */
export function fittingScreens(screens: readonly NavEntry[], typed: string): NavEntry[] {
  const words = searchWords(typed)
  return screens.filter(({ label }) => {
    const found = searchFold(label).split(' ')
    return words.every((word) => found.some((it) => it.startsWith(word)))
  })
}
