import type { WaitingDetails } from '@campanile/contract/insight/waiting-items.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'

/** The notes on an item, newest first. */
export function NoteList({ notes }: { notes: WaitingDetails['notes'] }) {
  const { dateTime } = useTimeFormat()
  return (
    <ul aria-label={m.notes()} className="divide-y divide-line">
      {notes.map(({ id, by, at, text }) => (
        <li key={id} className="py-2.5">
          <p className="flex flex-wrap gap-x-2.5 text-sm">
            <span className="font-label">{by}</span>
            <span className="tnum text-ink-3">{dateTime(at)}</span>
          </p>
          <p className="mt-1 whitespace-pre-line break-words text-base text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
