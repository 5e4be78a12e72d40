interface ProgressBarProps {
  label: string
  /** From 0 to 1; undefined: in progress, with unknown progress. */
  value: number | undefined
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, value) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-inset ring-line"
    >
      <div
        className={
          percent === undefined
            ? 'h-full w-1/3 rounded-full bg-brand motion-safe:animate-pulse'
            : 'h-full rounded-full bg-brand transition-[width] duration-300'
        }
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
