import type { ListFilter } from './listFilter.ts'

/** Narrows a list of people who work here. */
export const staffRoleFilter: ListFilter = {
  name: 'role',
  label: 'Role',
  options: [
    { value: 'lecturer', label: 'Lecturers' },
    { value: 'staff', label: 'Staff' },
  ],
}
