import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { dayOfMonth, type PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { m } from './messages.ts'

interface MonthDayProps<Item> {
  day: PlainDate
  today: PlainDate
  /** Before or after the month or period that is shown. */
  isOutside: boolean
  /** Beside the number, such as a holiday. */
  note?: ReactNode
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The most items that are shown. */
  most: number
  /** Shows everything on this day, from its number and from the count of further items. */
  open?: { label: string; onOpen: () => void } | undefined
  /** Below the items. */
  warning?: ReactNode
  children: (item: Item) => ReactNode
}

/** A day of a `MonthTable` on a desk: its number and its first items. */
export function MonthDay<Item>(props: MonthDayProps<Item>) {
  const { day, today, isOutside, note, items, keyOf, most, open, warning, children } = props
  // The count of further items replaces one.
  const shown = open && items.length > most ? items.slice(0, most - 1) : items
  const hidden = items.length - shown.length
  const number = cn(
    'tnum grid size-6 shrink-0 place-items-center rounded-full text-sm font-title',
    day === today ? 'bg-brand text-on-brand' : 'text-ink-2',
  )
  const current = day === today ? 'date' : undefined
  return (
    <td
      className={cn(
        'h-[112px] border-b border-s border-line p-1.5 align-top first:border-s-0',
        day === today && 'bg-brand-tint/40',
        isOutside && 'bg-sunken/60',
      )}
    >
      <div className="flex items-center gap-1.5">
        {open ? (
          <button
            type="button"
            aria-label={open.label}
            aria-current={current}
            onClick={open.onOpen}
            className={cn(number, day !== today && 'hover:bg-hover')}
          >
            {dayOfMonth(day)}
          </button>
        ) : (
          <span aria-current={current} className={number}>
            {dayOfMonth(day)}
          </span>
        )}
        {note && <span className="truncate text-xs text-ink-2">{note}</span>}
      </div>
      <ul className="mt-1 space-y-0.5 empty:hidden">
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
        {open && hidden > 0 && (
          <li>
            <button
              type="button"
              aria-label={m.moreOn({ count: hidden, day: formatPlainDay(day) })}
              onClick={open.onOpen}
              className="h-6 rounded-xs px-1.5 text-xs font-label text-brand-ink hover:bg-hover"
            >
              {m.more({ count: hidden })}
            </button>
          </li>
        )}
      </ul>
      {warning && <div className="mt-1 px-1.5 empty:hidden">{warning}</div>}
    </td>
  )
}

interface MonthDayLinkProps {
  to: string
  title: string
  text: string
  /** Read aloud after them. */
  hidden: string
  look?: 'certain' | 'tentative' | 'cancelled'
}

/** An item of a day in two lines. */
export const MonthDayLink = ({ to, title, text, hidden, look = 'certain' }: MonthDayLinkProps) => (
  <Link
    to={to}
    className={cn(
      'block rounded-xs px-1.5 py-1 text-xs',
      look === 'certain'
        ? 'bg-brand-tint text-brand-ink'
        : 'text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-hover',
      look === 'cancelled' && 'line-through',
    )}
  >
    <span className="tnum block truncate font-title">{title}</span>
    <span className="block truncate">{text}</span>
    <span className="sr-only">{hidden}</span>
  </Link>
)
