import { DotPlot } from '#charts/DotPlot.tsx'
import { WithTable } from '#charts/WithTable.tsx'
import { addressFor } from '#lib/api.ts'
import { useRead } from '#lib/useRead.ts'
import { tabPath } from '../analyticsView.ts'
import { percentWords } from '../percentWords.ts'
import { ViewCard } from '../ViewCard.tsx'
import { m } from './messages.ts'

/** Terms that there is room for side by side. */
const shown = 12

/** Attendance of the whole institution by term; nothing if there is only one. */
export function TermsCard() {
  const history = useRead('readAttendanceHistory', {})
  const counted = history.data?.terms.filter(({ percentage }) => percentage !== null)
  if (counted && counted.length < 2) return null
  return (
    <ViewCard
      id="terms"
      title={m.termByTerm()}
      hint={
        counted && counted.length > shown
          ? m.lastTermsOfTheWholeInstitution({ shown, terms: counted.length })
          : m.attendanceOfTheWholeInstitution()
      }
      query={history}
      exported={{
        label: m.exportTheTerms(),
        address: (format) => addressFor('exportAnalytics', { view: 'history', format }),
      }}
    >
      {({ terms }) => {
        const inOrder = terms.slice(0, shown).toReversed()
        return (
          <WithTable
            label={m.attendanceTermByTerm()}
            heads={[m.term(), m.attendancePercent(), m.sessions()]}
            rows={inOrder.map(({ name, percentage, sessions }) => [name, percentage, sessions])}
            links={inOrder.map(({ id }) => tabPath('', { termId: id }))}
          >
            <DotPlot
              summary={inOrder
                .map(({ name, percentage }) => `${name} ${percentWords(percentage)}`)
                .join('; ')}
              columns={inOrder.map(({ id, name, percentage }) => ({
                label: name,
                to: tabPath('', { termId: id }),
                value: percentage,
                text: percentWords(percentage),
              }))}
            />
          </WithTable>
        )
      }}
    </ViewCard>
  )
}
