import type { Role } from '@campanile/contract/roles.ts'
import { m } from './messages.ts'

const labels: Record<Role, string> = {
  admin: m.searchAsAdmin(),
  lecturer: m.searchAsLecturer(),
  student: m.searchAsStudent(),
  staff: m.searchAsStaff(),
}

/** The placeholder of the search box, by role. */
export const searchLabel = (role: Role) => labels[role]
