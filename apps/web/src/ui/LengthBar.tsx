import { cn } from '#lib/cn.ts'
import { m } from './messages.ts'

function fill(length: number, least: number) {
  if (length >= least) return 'bg-ok'
  return length < least / 2 ? 'bg-bad' : 'bg-warn'
}

/** One segment per character until the least length is met: red, amber, then green. */
export function LengthBar({ length, least }: { length: number; least: number }) {
  const shown = Math.min(length, least)
  const missing = least - shown
  const segments = Array.from({ length: least }, (_, index) => index + 1)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <div className="flex min-w-20 flex-1 gap-1" aria-hidden="true">
        {segments.map((segment) => (
          <span
            key={segment}
            className={cn(
              'h-1 flex-1 rounded-full transition-colors duration-200',
              segment <= shown ? fill(shown, least) : 'bg-line-2',
            )}
          />
        ))}
      </div>
      <span
        className={cn('tnum flex justify-end gap-2 text-xs font-label text-ink-3', missing > 0 && 'min-w-44')}
      >
        {missing > 0 && <span>{m.moreCharactersNeeded({ count: missing })}</span>}
        <span>
          {shown}/{least}
        </span>
      </span>
    </div>
  )
}
