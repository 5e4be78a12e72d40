import type { GradeScheme } from '@campanile/contract/results/grade-scheme.ts'
import type { MarkCell, MarkSheet, MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import type { Actor } from '#http/context.ts'

type Who = Pick<Actor, 'role'>

/** Actions of an admin or a lecturer of the class on a sheet; nobody else can see one. */
export function sheetAbilities({ role }: Who, { status }: { status: MarkSheetStatus }): MarkSheet['can'] {
  const isAdmin = role === 'admin'
  return {
    enter: status === 'draft' || (isAdmin && status === 'submitted'),
    submit: status === 'draft',
    reopen: isAdmin && status === 'submitted',
    publish: isAdmin && status === 'submitted',
    withhold: isAdmin,
  }
}

interface Cell {
  isExpected: boolean
  releasedAt: Date | null
}

/**
 * A mark that the student has seen needs a reason to change. A mark of a student who is not expected can only
 * be removed.
 */
export function cellAbilities(
  who: Who,
  sheet: { status: MarkSheetStatus },
  { isExpected, releasedAt }: Cell,
): MarkCell['can'] {
  const isSeen = releasedAt !== null || (sheet.status === 'published' && isExpected)
  return {
    enter: isExpected && releasedAt === null && sheetAbilities(who, sheet).enter,
    correct: who.role === 'admin' && isSeen,
  }
}

interface Scheme {
  /** A term or a released mark uses it. */
  isInUse: boolean
  archivedAt: Date | null
  fromTermId: string | null
}

/** Actions on a grade scheme. The initial scheme can be changed but never deleted, so every term has one. */
export function schemeAbilities(
  { role }: Who,
  { isInUse, archivedAt, fromTermId }: Scheme,
): GradeScheme['can'] {
  const edit = role === 'admin' && !isInUse && archivedAt === null
  return { edit, archive: edit && fromTermId !== null }
}
