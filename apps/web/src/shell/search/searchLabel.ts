import type { Role } from '@campanile/contract/roles.ts'
import { m } from './messages.ts'

const labels: Record<Role, string> = {
  admin: m.searchAsAdmin(),
  lecturer: m.searchAsLecturer(),
  student: m.searchAsStudent(),
  staff: m.searchAsStaff(),
}

/** What a role can look for, as the search box says it. */
export const searchLabel = (role: Role) => labels[role]
