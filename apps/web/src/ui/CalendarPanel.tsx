import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { locale, pageDirection } from '#lib/locale.ts'
import { isPlainDate, type PlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { calendarFormatters, calendarLabels } from './calendarWords.ts'
import type { DateLimits } from './dateKinds.ts'
import { PopoverPanel } from './PopoverPanel.tsx'

/** The looks of react-day-picker's parts. */
const calendarClasses = {
  root: 'relative text-sm',
  months: 'relative',
  nav: 'absolute inset-e-0 top-0 flex gap-1',
  button_previous:
    'grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-hover aria-disabled:opacity-40',
  button_next: 'grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-hover aria-disabled:opacity-40',
  month_caption: 'mb-2 flex h-8 items-center pe-20',
  dropdowns: 'flex items-center gap-1',
  dropdown_root:
    'relative rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
  dropdown: 'absolute inset-0 cursor-pointer appearance-none opacity-0',
  caption_label: 'flex items-center gap-0.5 rounded-xs px-1.5 py-1 font-title hover:bg-hover',
  month_grid: 'border-collapse',
  weekday: 'size-9 text-xs font-normal text-ink-3',
  day: 'size-9 p-0 text-center',
  day_button:
    'tnum grid size-9 place-items-center rounded-sm hover:bg-hover disabled:pointer-events-none disabled:opacity-40',
  today: 'font-title text-brand-ink',
  selected: '[&>button]:bg-brand [&>button]:text-on-brand [&>button:hover]:bg-brand',
  outside: 'text-ink-3',
  disabled: '',
  hidden: 'invisible',
}

const weekdays = { sunday: 0, monday: 1, saturday: 6 } as const

/** Years before and after this one that can be selected in the heading. */
const reach = 10

/** The calendar thinks in days of the browser's own time zone. */
const localDay = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
const plainDay = (at: Date): PlainDate =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((it) => String(it).padStart(2, '0')).join('-')
const dayOfLimit = (limit: string | undefined) => (limit ? localDay(limit.slice(0, 10)) : undefined)

interface CalendarPanelProps {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  /** The selected day; anything else: none. */
  day: string
  limits: DateLimits
  onPick: (day: PlainDate) => void
  onClose: () => void
  onClosed: () => void
}

/** A month with its days, to select one. */
export function CalendarPanel({ anchor, label, day, limits, onPick, onClose, onClosed }: CalendarPanelProps) {
  const { dayOf, weekStartsOn } = useTimeFormat()
  const today = localDay(dayOf(new Date()))
  const selected = isPlainDate(day) ? localDay(day) : undefined
  const [first, last] = [dayOfLimit(limits.min), dayOfLimit(limits.max)]
  const shown = selected ?? (first && today < first ? first : last && today > last ? last : today)
  const year = shown.getFullYear()
  return (
    <PopoverPanel
      anchor={anchor}
      label={label}
      className="rounded-lg p-3"
      startsOn={'td button[tabindex="0"]'}
      onClose={onClose}
      onClosed={onClosed}
    >
      <DayPicker
        mode="single"
        required
        lang={locale}
        formatters={calendarFormatters}
        labels={calendarLabels}
        dir={pageDirection()}
        weekStartsOn={weekdays[weekStartsOn]}
        today={today}
        selected={selected}
        defaultMonth={shown}
        captionLayout="dropdown"
        startMonth={first ?? new Date(year - reach, 0)}
        endMonth={last ?? new Date(year + reach, 11)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onSelect={(picked) => {
          onPick(plainDay(picked))
          onClose()
        }}
        classNames={calendarClasses}
        components={{ Chevron }}
      />
    </PopoverPanel>
  )
}

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown }

function Chevron({ orientation = 'down' }: { orientation?: keyof typeof chevrons }) {
  const Icon = chevrons[orientation]
  // The calendar itself swaps left and right.
  return <Icon size={16} aria-hidden="true" className="rtl:scale-100" />
}
