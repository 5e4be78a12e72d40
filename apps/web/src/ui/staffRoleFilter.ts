import type { ListFilter } from './listFilter.ts'
import { m } from './messages.ts'

/** Narrows a list of people who work here. */
export const staffRoleFilter: ListFilter = {
  name: 'role',
  label: m.role(),
  options: [
    { value: 'lecturer', label: m.lecturers() },
    { value: 'staff', label: m.staff() },
  ],
}
