import { mitigationReview } from '@campanile/contract/mitigation/mitigation-review.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { findRequest } from './mitigation.repo.ts'
import { seen } from './mitigation.service.ts'
import { previewEffects } from './mitigation-effects.service.ts'
import * as repo from './mitigation-lists.repo.ts'
import { requestViews } from './mitigation-view.ts'

export const listMitigation = handle(mitigationReview.listMitigation, async (ctx, query) => {
  const { status, page, pageSize, search } = query
  const [rows, counts] = await Promise.all([
    repo.listRequests(ctx.db, query),
    repo.countStatuses(ctx.db, { search }),
  ])
  const items = await requestViews(ctx.db, ctx.actor, rows)
  return { items, total: status ? counts[status] : counts.total, page, pageSize, counts }
})

const studentView = ({
  profileImage,
  latestAt,
  total,
  pending,
  approved,
  rejected,
  ...row
}: repo.StudentRow) => ({
  ...row,
  profileImage: photoUrl(row.studentId, profileImage),
  latestAt: latestAt.toISOString(),
  counts: { total, pending, approved, rejected },
})

export const listMitigationStudents = handle(mitigationReview.listMitigationStudents, async (ctx, query) => {
  const [rows, total, totals] = await Promise.all([
    repo.listStudents(ctx.db, query),
    repo.countStudents(ctx.db, query),
    repo.totalsOfAll(ctx.db),
  ])
  return { items: rows.map(studentView), total, page: query.page, pageSize: query.pageSize, totals }
})

export const listMitigationOfStudent = handle(
  mitigationReview.listMitigationOfStudent,
  async (ctx, { studentId, ...paging }) => {
    await personOrNotFound(ctx.db, studentId)
    const [rows, { total }] = await Promise.all([
      repo.listStudentRequests(ctx.db, { studentId }, paging),
      repo.countStatuses(ctx.db, { studentId }),
    ])
    return { items: await requestViews(ctx.db, ctx.actor, rows), total, ...paging }
  },
)

export const previewMitigation = handle(
  mitigationReview.previewMitigation,
  async (ctx, { requestId, grantedExtension }) => {
    const row = seen(ctx, await findRequest(ctx.db, requestId))
    if (row.status !== 'pending') throw new AppError('already-decided')
    return { effects: await previewEffects(ctx.db, row, grantedExtension, ctx.locale) }
  },
)
