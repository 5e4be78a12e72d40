/** The four roles of the institution, in the order menus and filters show them. */

import { employmentLabels, roleLabels } from './label-messages.ts'
import { defaultLocale } from './locale.ts'

export const roles = ['admin', 'lecturer', 'student', 'staff'] as const

export type Role = (typeof roles)[number]

/** All roles: everyone who is signed in. */
export const everyone: readonly Role[] = [...roles]

/** A person's employment; students have none. */
export const employmentTypes = ['full-time', 'part-time', 'visiting'] as const

export type EmploymentType = (typeof employmentTypes)[number]

export const employmentWords: Record<EmploymentType, string> = employmentLabels(defaultLocale)

/** The words on a role badge (spec.md section 6). Part-time staff are not lecturers. */
export function roleLabel(role: Role, employmentType: EmploymentType | null, locale = defaultLocale): string {
  const labels = roleLabels(locale)
  if (role === 'lecturer' && employmentType === 'visiting') return labels['visiting-lecturer']
  if (role === 'lecturer' && employmentType === 'part-time') return labels['part-time-lecturer']
  return labels[role]
}
