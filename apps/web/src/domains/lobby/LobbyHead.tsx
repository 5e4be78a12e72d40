import { Maximize, Minimize, Pause, Play } from 'lucide-react'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useFullScreen } from '#lib/useFullScreen.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Mark } from '#ui/Mark.tsx'
import { m } from './messages.ts'

const quiet = 'size-10 text-night-ink hover:bg-white/10 hover:text-white'

interface LobbyHeadProps {
  institution: string
  now: Date
  /** Absent if there is only one page. */
  turning?: { paused: boolean; toggle: () => void } | undefined
}

/** Institution, date and time; the controls are unobtrusive. */
export function LobbyHead({ institution, now, turning }: LobbyHeadProps) {
  const { day, time } = useTimeFormat()
  const fullScreen = useFullScreen()
  return (
    <header className="relative flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="max-md:hidden">
        <Mark size={36} tone="light" />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="text-balance text-board-lg font-title leading-tight tracking-[-0.02em]">
          {institution}
        </h1>
        <p className="text-board leading-tight text-night-ink">{day(now)}</p>
      </div>
      <div className="flex items-center gap-1">
        {turning && (
          <IconButton
            label={turning.paused ? m.play() : m.pause()}
            onClick={turning.toggle}
            className={quiet}
          >
            {turning.paused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
          </IconButton>
        )}
        {fullScreen && (
          <IconButton
            label={fullScreen.on ? m.leaveFullScreen() : m.fullScreen()}
            onClick={fullScreen.toggle}
            className={`${quiet} max-md:hidden`}
          >
            {fullScreen.on ? (
              <Minimize size={20} aria-hidden="true" />
            ) : (
              <Maximize size={20} aria-hidden="true" />
            )}
          </IconButton>
        )}
        <Link
          to="/login"
          className="rounded-sm px-3 py-2 text-base font-label text-night-ink hover:bg-white/10 hover:text-white"
        >
          {m.signIn()}
        </Link>
      </div>
      <p className="tnum text-board-2xl font-title leading-none tracking-[-0.03em]">{time(now)}</p>
    </header>
  )
}
