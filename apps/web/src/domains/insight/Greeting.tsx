import type { ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { greetingAt } from './greeting.ts'
import { m } from './messages.ts'

interface GreetingProps {
  /** After the date. */
  note?: ReactNode
  /** On the right: the primary act, or a figure. */
  children?: ReactNode
}

/** Name and date, in the institution's time zone. */
export function Greeting({ note, children }: GreetingProps) {
  const { firstName, role } = useUser()
  const { day, time } = useTimeFormat()
  const now = useNow(30_000)
  return (
    <div className="mb-5 flex items-end gap-4">
      <div className="min-w-0 flex-1">
        <p className="text-base text-ink-3">
          {day(now)}
          {note}
        </p>
        <h1 className="text-3xl font-title max-md:text-2xl">
          {role === 'student' ? m.hello({ name: firstName }) : greetingAt(time(now), firstName)}
        </h1>
      </div>
      {children}
    </div>
  )
}
