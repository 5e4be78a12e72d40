import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { m } from './messages.ts'
import { RosterBar } from './RosterBar.tsx'
import { RosterFilters, readStatus } from './RosterFilters.tsx'
import { RosterList } from './RosterList.tsx'
import { rowsOfView } from './registerRows.ts'
import type { Marking } from './useMarking.ts'

const AbsenceReasonDialog = lazyDialog(() => import('./AbsenceReasonDialog.tsx'), 'AbsenceReasonDialog')

interface RosterProps {
  marking: Marking
  mayMark: boolean
  canOpenStudents: boolean
  startsAt: string
}

const listShape = { filters: ['status'], sort: '' }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl Z undoes the last change, unless it belongs to a text field. */
function useUndoKey(undoLast: () => void) {
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!undoes || isTyping(event.target)) return
    event.preventDefault()
    undoLast()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Everybody of the class: filtered, searched and recorded by hand. */
export function Roster({ marking, mayMark, canOpenStudents, startsAt }: RosterProps) {
  const { time } = useTimeFormat()
  const { view, setSearch, setFilter, narrowed, clear } = useListView(listShape)
  const list = useRef<{ focus: () => void }>(null)
  useUndoKey(marking.undoLast)
  const status = readStatus(view.filters.status)
  const { search } = view
  const rows = useMemo(() => rowsOfView(marking.rows, { status, search }), [marking.rows, status, search])
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    list.current?.focus()
  }
  return (
    <Card className="overflow-hidden" aria-labelledby="roster">
      <div className="flex flex-wrap items-center gap-3 border-b border-line p-3 ps-5 max-sm:ps-4">
        <h2 id="roster" className="me-2 text-md font-title">
          {m.roster()}
        </h2>
        <RosterFilters
          status={status}
          onChange={(value) => setFilter('status', value === 'all' ? '' : value)}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field in it */}
        <div className="ms-auto w-60 max-sm:w-full" onKeyDown={enterList}>
          <SearchInput label={m.findAStudent()} value={search} onChange={setSearch} />
        </div>
      </div>
      {mayMark && <RosterBar marking={marking} onUndone={() => list.current?.focus()} />}
      {marking.failure && (
        <Alert tone="bad" className="m-3">
          {marking.failure}
        </Alert>
      )}
      {rows.length === 0 && (
        <Empty
          kind={narrowed ? 'search' : 'none'}
          title={narrowed ? m.noStudentMatches() : m.nobodyIsEnrolled()}
          heading="h3"
          action={narrowed && <Button onClick={clear}>{m.showAll()}</Button>}
        >
          {narrowed ? m.tryAnotherNameNumberOrStatus() : m.anAdministratorEnrolsStudents()}
        </Empty>
      )}
      <RosterList
        ref={list}
        rows={rows}
        marking={marking}
        mayMark={mayMark}
        canOpenStudents={canOpenStudents}
      />
      <p className="px-5 py-3 text-sm text-ink-3 max-sm:px-4">
        <span role="status">{m.studentsShown({ shown: rows.length, total: marking.rows.length })}</span>{' '}
        {mayMark ? m.selectAStudent() : m.attendanceCanBeRecordedFrom({ time: time(startsAt) })}
      </p>
      {marking.asked && (
        <AbsenceReasonDialog
          row={marking.asked}
          onSubmit={marking.answer}
          onClose={() => marking.answer(null)}
        />
      )}
    </Card>
  )
}
