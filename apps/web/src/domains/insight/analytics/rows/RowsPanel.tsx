import { hourWords, weekdayWords } from '@campanile/contract/analytics-words.ts'
import { ArrowLeft } from 'lucide-react'
import { formatPlainDay } from '#lib/time.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { partOf } from '../analyticsView.ts'
import { RecordRows } from './RecordRows.tsx'
import { SessionRows } from './SessionRows.tsx'

/** Which sessions these are. */
function titleOf({ weekday, hour, week }: ReturnType<typeof partOf>): string {
  if (week) return `Week of ${formatPlainDay(week)}`
  if (weekday) return `${weekdayWords(weekday)}s${hour === undefined ? '' : ` at ${hourWords(hour)}`}`
  return hour === undefined ? 'Sessions' : `Sessions at ${hourWords(hour)}`
}

/** What a figure is made of: its sessions, and the marks of one of them. */
export function RowsPanel({ list }: { list: ListControl }) {
  const part = partOf(list.view)
  const close = () => list.setFilters({ rows: '', weekday: '', hour: '', week: '', session: '' })
  const { sessionId, studentId: _, ...asked } = part
  return (
    <SidePanel
      open
      onClose={close}
      wide
      title={titleOf(part)}
      description={sessionId ? 'The marks of one session' : 'The sessions that the figure is made of'}
    >
      {sessionId ? (
        <>
          <div className="border-b border-line px-5 py-2.5">
            <Button
              variant="ghost"
              icon={<ArrowLeft size={15} aria-hidden="true" />}
              onClick={() => list.setFilter('session', '')}
            >
              All sessions
            </Button>
          </div>
          <RecordRows part={part} />
        </>
      ) : (
        <SessionRows part={asked} onOpen={(id) => list.setFilter('session', id)} />
      )}
    </SidePanel>
  )
}
