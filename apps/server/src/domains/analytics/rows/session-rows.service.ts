import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { handle } from '#http/handle.ts'
import { figuresOf } from '../views/figures.rules.ts'
import { rowList } from './row-list.service.ts'
import { sessionRows } from './session-rows.repo.ts'

const sessions = rowList({
  query: sessionRows,
  view: 'sessions',
  title: 'Sessions',
  item: (row) => ({ ...row, startsAt: row.startsAt.toISOString(), ...figuresOf(row) }),
  columns: (c, { moment }) => [
    c.moment('Starts', (it) => moment(it.startsAt)),
    c.text('Class', 12, (it) => it.courseCode),
    c.text('Course title', 32, (it) => it.courseTitle),
    ...c.marks(figuresOf),
  ],
})

export const listAnalyticsSessions = handle(analyticsRows.listAnalyticsSessions, sessions.list)
export const exportAnalyticsSessions = handle(analyticsRows.exportAnalyticsSessions, sessions.exportFile)
