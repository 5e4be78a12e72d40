import { formatCountdown, secondsUntil } from '#lib/countdown.ts'
import { useServerNow } from '#lib/useServerNow.ts'

interface CountdownProps {
  until: string
  clockOffset: number
  className?: string
}

/** The time left, as a clock that runs down. */
export function Countdown({ until, clockOffset, className }: CountdownProps) {
  const now = useServerNow(clockOffset, 1000)
  return (
    <span role="timer" className={className}>
      {formatCountdown(secondsUntil(until, now))}
    </span>
  )
}
