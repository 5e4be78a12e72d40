import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { DateLimits } from './dateKinds.ts'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'

const CalendarPanel = lazyDialog(() => import('./CalendarPanel.tsx'), 'CalendarPanel')

interface CalendarButtonProps {
  label: string
  className?: string
  disabled?: boolean | undefined
  /** The text box that the calendar is for. Its value starts with a day. */
  typed: { value: string; pickDay: (day: string) => void; focus: () => void }
  limits: DateLimits
}

/** Opens a calendar whose day goes into the text box. */
export function CalendarButton({ label, className, disabled, typed, limits }: CalendarButtonProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={trigger}
        label={m.openCalendar()}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <CalendarDays size={16} aria-hidden="true" />
      </IconButton>
      {open && (
        <CalendarPanel
          anchor={trigger}
          label={label}
          day={typed.value.slice(0, 10)}
          limits={limits}
          onPick={typed.pickDay}
          onClose={() => setOpen(false)}
          onClosed={typed.focus}
        />
      )}
    </>
  )
}
