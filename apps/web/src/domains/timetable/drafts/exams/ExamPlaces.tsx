import type { ExamDraft } from '@campanile/contract/exams/exam-drafts.ts'
import { useId } from 'react'
import { formatPlainDay } from '#lib/time.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { ExamDaysGrid } from './ExamDaysGrid.tsx'
import { examDays } from './examDays.ts'
import { m } from './messages.ts'
import { CrowdedDay, PlacedExams } from './PlacedExams.tsx'

const views = [
  { value: 'calendar', label: m.calendar() },
  { value: 'list', label: m.list() },
] as const

/** The exams of a draft day by day: as a calendar or a list on a desk, as a list on a phone. */
export function ExamPlaces({ draft }: { draft: ExamDraft }) {
  const id = useId()
  const wide = useMediaQuery('(min-width: 768px)')
  const [isList, setList] = useFlagParam('list')
  const { opened, open, close } = useOpenedParam('day')
  const days = examDays(draft)
  const shown = days.find(({ day }) => day === opened)
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead id={id} title={m.places()} className="border-b border-line pb-3">
        {wide && (
          <Segmented
            label={m.view()}
            value={isList ? 'list' : 'calendar'}
            onChange={(view) => setList(view === 'list')}
            options={views}
            size="sm"
          />
        )}
      </CardHead>
      {wide && !isList ? (
        <ExamDaysGrid period={draft.inputs} days={days} onOpen={open} />
      ) : (
        days.map(({ day, exams, crowded }) => (
          <section
            key={day}
            aria-label={formatPlainDay(day)}
            className="border-b border-line last:border-b-0"
          >
            <div className="flex flex-wrap items-center gap-x-4 bg-sunken px-5 py-2 max-sm:px-4">
              <h3 className="text-sm font-title text-ink-2">{formatPlainDay(day)}</h3>
              <CrowdedDay students={crowded} />
            </div>
            <PlacedExams exams={exams} />
          </section>
        ))
      )}
      {shown && (
        <SidePanel
          width="wide"
          title={formatPlainDay(shown.day)}
          description={m.examCount({ count: shown.exams.length })}
          onClose={close}
        >
          <div className="md:px-1">
            <div className="px-5 pb-1 pt-3 empty:hidden max-sm:px-4">
              <CrowdedDay students={shown.crowded} />
            </div>
            <PlacedExams exams={shown.exams} />
          </div>
        </SidePanel>
      )}
    </Card>
  )
}
