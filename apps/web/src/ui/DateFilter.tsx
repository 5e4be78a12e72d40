import { useId } from 'react'
import { cn } from '#lib/cn.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { dateKind } from './dateKinds.ts'
import { floatingClass } from './overlayClass.ts'
import { useCoarsePointer } from './useCoarsePointer.ts'
import { useTyped } from './useTyped.ts'

interface DateFilterProps {
  /** The accessible name, and shown inside the control: "From". */
  label: string
  hideLabel?: boolean
  /** "2026-11-18", or empty. */
  value: string
  onChange: (day: string) => void
  min?: string | undefined
  max?: string | undefined
  /** It cannot be cleared: the last value is kept until a whole date is typed. */
  required?: boolean
  className?: string
}

const inputClass = 'tnum min-w-0 flex-1 bg-transparent font-label outline-none max-md:text-lg'

/** A date in a filter bar: a DateField in one line, with its label inside. */
export function DateFilter({ label, hideLabel = false, className, ...date }: DateFilterProps) {
  const id = useId()
  const coarse = useCoarsePointer()
  return (
    <span
      className={cn(
        'edge relative inline-flex h-8 items-center gap-2 rounded-sm bg-surface ps-2.5 text-sm max-md:h-10 dark:bg-raised',
        'shadow-control focus-within:shadow-control-focus',
        'has-aria-invalid:shadow-control-bad',
        className,
      )}
    >
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-ink-3'}>
        {label}
      </label>
      {coarse ? <PickedDay id={id} {...date} /> : <TypedDay id={id} label={label} {...date} />}
    </span>
  )
}

interface DayProps extends Omit<DateFilterProps, 'label' | 'hideLabel' | 'className'> {
  id: string
}

const PickedDay = ({ id, value, onChange, min, max, required }: DayProps) => (
  <input
    id={id}
    type="date"
    value={value}
    min={min}
    max={max}
    onChange={({ target }) => (target.value || !required) && onChange(target.value)}
    className={cn(inputClass, 'pe-2.5')}
  />
)

function TypedDay({ id, label, value, onChange, min, max, required }: DayProps & { label: string }) {
  const { dayOf } = useTimeFormat()
  const limits = { min, max }
  const kind = dateKind(() => dayOf(new Date()), limits)
  const typed = useTyped(kind, {
    value,
    onChange: ({ target }) => {
      if (target.value === value) return
      if (target.value ? !kind.problemOf(target.value) : !required) onChange(target.value)
    },
  })
  const problem = typed.unknown ?? typed.problem
  return (
    <>
      <input
        {...typed.input}
        id={id}
        type="text"
        size={10}
        autoComplete="off"
        spellCheck={false}
        placeholder={kind.placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        className={inputClass}
        onBlur={() => {
          typed.input.onBlur()
          if (required && typed.input.value.trim() === '') typed.set(value)
        }}
      />
      <CalendarButton label={label} className="size-7 max-md:size-9" typed={typed} limits={limits} />
      <span
        id={`${id}-problem`}
        aria-live="polite"
        className={cn(
          'absolute inset-s-0 top-full mt-1 whitespace-nowrap text-bad-ink',
          problem && `${floatingClass} rounded-xs px-2 py-1`,
        )}
      >
        {problem}
      </span>
    </>
  )
}
