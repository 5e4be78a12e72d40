import { m } from './messages.ts'

interface CountBarProps {
  part: number
  base: number
  className?: string
}

/** "42/56" with a bar. */
export const CountBar = ({ part, base, className = 'w-20 max-sm:w-12' }: CountBarProps) => (
  <span className="flex items-center gap-2.5">
    <span
      className={`relative h-1.5 shrink-0 overflow-hidden rounded-full bg-sunken dark:bg-canvas ${className}`}
      aria-hidden="true"
    >
      <span
        className="absolute inset-y-0 inset-s-0 rounded-full bg-brand-mid transition-[width] duration-500"
        style={{ width: `${base === 0 ? 0 : (part / base) * 100}%` }}
      />
    </span>
    <span className="tnum whitespace-nowrap text-ink-3">
      {m.partOfBase({ part, base, strong: (text) => <b className="font-title text-ink">{text}</b> })}
    </span>
  </span>
)
