import { cn } from '#lib/cn.ts'
import { LiveDot } from '#ui/LiveDot.tsx'
import type { SessionState } from './sessionWords.ts'

const colours: Record<SessionState, string> = {
  live: 'text-brass-ink',
  moved: 'text-warn-ink',
  cover: 'text-warn-ink',
  cancelled: 'text-bad-ink',
  planned: '',
}

interface StateFlagProps {
  state: SessionState
  /** Null: no label. */
  words: string | null
  className?: string
}

/** The label of a special session. */
export const StateFlag = ({ state, words, className }: StateFlagProps) =>
  words && (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 whitespace-nowrap text-2xs font-title',
        colours[state],
        className,
      )}
    >
      {state === 'live' && <LiveDot />}
      {words}
    </span>
  )
