/**
 * The rows that an operation lets a caller with the right role read or change. Each operation declares one
 * rule. Rows outside it are treated like rows that do not exist. Admins are covered by the rules that name
 * them, and by `role`.
 */
export const accessRules = {
  anyone: 'Anyone, signed in or not. The response contains nothing personal.',
  secret: 'Anyone with the right link, code, password or token.',
  display: 'The paired display, for the location or session it was paired with.',
  role: 'Everyone with one of the roles, for everything on campus.',
  own: 'The caller’s own data and requests.',
  visible: 'Anything the caller can open elsewhere.',
  class: 'Classes that the caller runs: all for admins, those they teach for lecturers.',
  session:
    'Sessions that the caller runs: all for admins, those of their classes and those they cover for lecturers.',
  enrolled: 'Classes and sessions that the student is enrolled in.',
  'class-members': 'Classes that the caller runs or is enrolled in.',
  'own-or-admin': 'The person concerned, and admins.',
  'own-or-class': 'The person concerned, and the people who run a class they are in.',
  invigilators: 'Published exams that the caller invigilates; all for admins.',
} as const

export type AccessRule = keyof typeof accessRules
