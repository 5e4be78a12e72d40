import type { ListFilter } from './listFilter.ts'
import { m } from './messages.ts'

/** Filters a list of employees. */
export const staffRoleFilter: ListFilter = {
  name: 'role',
  label: m.role(),
  options: [
    { value: 'lecturer', label: m.lecturers() },
    { value: 'staff', label: m.staff() },
  ],
}
