import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { localDay } from '#platform/clock.ts'
import * as repo from './scope.repo.ts'
import type { Filters } from './scope.sql.ts'

/** The requested term or the one that began last, the term before it, and the settings that figures need. */
export async function readFrame(ctx: SignedIn, asked: Filters & { termId?: string | undefined }) {
  const { termId, departmentId, programmeId, batchId, courseId, classId, lecturerId } = asked
  const filters: Filters = { departmentId, programmeId, batchId, courseId, classId, lecturerId }
  const [{ timeZone, settings }, terms] = await Promise.all([
    currentInstitution(ctx),
    repo.listTerms(ctx.reading),
  ])
  const today = localDay(timeZone, ctx.clock.now()).date
  const present = terms.find((it) => it.from <= today) ?? terms[0]
  const term = termId ? await repo.findTerm(ctx.reading, termId) : present
  if (termId && !term) throw new AppError('not-found')
  const previous = term && (await repo.findTermBefore(ctx.reading, term.from))
  return {
    timeZone,
    today,
    terms,
    filters,
    required: settings.attendance.requiredPercentage,
    currency: settings.payroll.currency,
    term: term ?? null,
    isTermOver: term !== undefined && term.to < today,
    previousTerm: previous ?? null,
    scope: term ? { ...filters, termId: term.id } : null,
    previousScope: previous ? { ...filters, termId: previous.id } : null,
  }
}
export type Frame = Awaited<ReturnType<typeof readFrame>>

/** Reads the data of a scope, or returns `none` if there is no term. */
export const inScopeOr = async <S, T>(
  scope: S | null,
  none: T,
  read: (scope: S) => Promise<T>,
): Promise<T> => (scope ? read(scope) : none)

/** The same with the names of the active filters. */
export async function readNamedFrame(ctx: SignedIn, asked: Parameters<typeof readFrame>[1]) {
  const frame = await readFrame(ctx, asked)
  return { ...frame, narrowedTo: await repo.listFilterNames(ctx.reading, frame.filters) }
}
