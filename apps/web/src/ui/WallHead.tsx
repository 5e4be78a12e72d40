import { Maximize, Minimize, X } from 'lucide-react'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useFullScreen } from '#lib/useFullScreen.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'
import { Wordmark } from './Wordmark.tsx'

const quiet = 'text-night-ink hover:bg-white/10 hover:text-white'

interface WallHeadProps {
  clockOffset: number
  /** The target and label of the link for leaving; a paired display has none. */
  leave?: { to: string; label: string }
}

/** The top of a screen on a wall: the time, and the ways out. */
export function WallHead({ clockOffset, leave }: WallHeadProps) {
  const { day, time } = useTimeFormat()
  const now = useServerNow(clockOffset, 1000)
  const fullScreen = useFullScreen()
  return (
    <header className="relative flex items-center gap-2">
      <Wordmark tone="light" size={28} />
      <span className="ms-auto" />
      <span className="tnum me-2 text-lg text-night-ink max-sm:sr-only">
        {day(now)}, {time(now)}
      </span>
      {fullScreen && (
        <IconButton
          label={fullScreen.on ? m.leaveFullScreen() : m.fullScreen()}
          onClick={fullScreen.toggle}
          className={`size-10 ${quiet}`}
        >
          {fullScreen.on ? (
            <Minimize size={20} aria-hidden="true" />
          ) : (
            <Maximize size={20} aria-hidden="true" />
          )}
        </IconButton>
      )}
      {leave && (
        <Link
          to={leave.to}
          aria-label={leave.label}
          title={leave.label}
          className={`grid size-10 place-items-center rounded-sm ${quiet}`}
        >
          <X size={20} aria-hidden="true" />
        </Link>
      )}
    </header>
  )
}
