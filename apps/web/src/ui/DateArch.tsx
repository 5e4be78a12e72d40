import { dayOfMonth, type PlainDate, shortMonth } from '#lib/plainDate.ts'

/** A date in an arch, beside the text that states it in full. */
export const DateArch = ({ day }: { day: PlainDate }) => (
  <span
    aria-hidden="true"
    className="arch flex h-[46px] w-[42px] shrink-0 flex-col items-center justify-center bg-brand-tint pt-1 text-brand-ink"
  >
    <span className="text-2xs leading-none">{shortMonth(day)}</span>
    <span className="tnum text-lg font-title leading-tight">{dayOfMonth(day)}</span>
  </span>
)
