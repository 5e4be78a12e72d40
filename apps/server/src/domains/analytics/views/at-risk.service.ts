import { type AtRiskStudent, atRisk } from '@campanile/contract/analytics/at-risk.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { handle } from '#http/handle.ts'
import { isCursorId, pageCursor, pageFrom, readPageCursor } from '#http/page-cursor.ts'
import { frameOf, inScopeOr } from '../scope.service.ts'
import * as repo from './at-risk.repo.ts'

const viewOf = ({ profileImage, ...row }: repo.AtRiskRow): AtRiskStudent => ({
  ...row,
  profileImage: photoUrl(row.studentId, profileImage),
})

const isPlace = ([score, id]: unknown[]) =>
  Number.isInteger(score) && Math.abs(score as number) <= 100 && isCursorId(id)

export const listAtRiskStudents = handle(
  atRisk.listAtRiskStudents,
  async (ctx, { level, search, after, pageSize, ...asked }) => {
    const place = readPageCursor<[number, string]>(after, isPlace)
    const { scope, required } = await frameOf(ctx, asked)
    const [rows, counts] = await Promise.all([
      inScopeOr(scope, [], (it) =>
        repo.listAtRisk(ctx.reading, it, { level, search, after: place, limit: pageSize + 1 }),
      ),
      inScopeOr(scope, { high: 0, medium: 0, watch: 0 }, (it) => repo.countAtRisk(ctx.reading, it, search)),
    ])
    const { items, next } = pageFrom(rows, pageSize, (row) => pageCursor(row.score, row.studentId))
    return { items: items.map(viewOf), next, required, counts }
  },
)
