import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { handle } from '#http/handle.ts'
import { computeFigures } from '../views/figures.rules.ts'
import { rowList } from './row-list.service.ts'
import { sessionRows } from './session-rows.repo.ts'

const sessions = rowList({
  query: sessionRows,
  view: 'sessions',
  title: (m) => m.sessions(),
  item: (row) => ({ ...row, startsAt: row.startsAt.toISOString(), ...computeFigures(row) }),
  columns: (c, { moment, m, shared }) => [
    c.moment(m.starts(), (it) => moment(it.startsAt)),
    c.text(shared.class(), 12, (it) => it.courseCode),
    c.text(shared.courseTitle(), 32, (it) => it.courseTitle),
    ...c.marks(computeFigures),
  ],
})

export const listAnalyticsSessions = handle(analyticsRows.listAnalyticsSessions, sessions.list)
export const exportAnalyticsSessions = handle(analyticsRows.exportAnalyticsSessions, sessions.exportFile)
