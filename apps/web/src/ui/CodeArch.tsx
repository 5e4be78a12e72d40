import { shareLeft } from '#lib/countdown.ts'
import type { ShownCode } from '#lib/shownCode.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Qr } from './Qr.tsx'

const arch = 'M6 596V306a294 294 0 0 1 588 0V596a28 28 0 0 1-28 28H34a28 28 0 0 1-28-28Z'

interface CodeArchProps {
  /** The code's link: address and accessible name. */
  link: (token: string) => string
  label: string
  /** Absent if unknown. */
  code: ShownCode | undefined
  clockOffset: number
}

const Bell = () => (
  <>
    <path
      className="fill-night"
      d="M300 40c-17 0-25 13-26 30-1 15-4 24-11 33h74c-7-9-10-18-11-33-1-17-9-30-26-30Z"
    />
    <path className="fill-brass" d="M289 108a11 10 0 0 0 22 0Z" />
  </>
)

/** The code on white in an arch, whose brass outline drains until the code changes. */
export function CodeArch({ link, label, code, clockOffset }: CodeArchProps) {
  const now = useServerNow(clockOffset, 1000)
  const left = code ? shareLeft(code.shownFrom, code.shownUntil, now) : 0
  return (
    <div className="relative mx-auto w-[min(46vw,66vh)] max-lg:w-[min(78vw,44vh)]">
      <svg viewBox="0 0 600 630" className="block w-full" aria-hidden="true">
        <path d={arch} fill="#fff" />
        <path d={arch} fill="none" className="stroke-brand-line" strokeWidth="10" />
        <path
          key={code?.token}
          d={arch}
          fill="none"
          strokeWidth="10"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${left * 100} 100`}
          className="stroke-brass transition-[stroke-dasharray] duration-1000 ease-linear"
        />
        <Bell />
      </svg>
      {code && (
        <Qr text={link(code.token)} label={label} className="absolute inset-s-[14.5%] top-[21.5%] w-[71%]" />
      )}
    </div>
  )
}
