import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { LanguageChoice } from '#ui/language/LanguageChoice.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import tower from '../../ui/tower.svg'
import { m } from './messages.ts'

interface AuthLayoutProps {
  title: string
  sub?: string
  children: ReactNode
}

/** The layout shared by signing in, setting up and setting a password: a form beside the tower. */
export const AuthLayout = ({ title, sub, children }: AuthLayoutProps) => (
  <div className="grid min-h-dvh lg:grid-cols-sign-in">
    <main className="relative flex flex-col overflow-hidden bg-surface px-8 py-7 max-md:px-5 max-md:py-5 dark:bg-canvas">
      <BellRings className="pointer-events-none absolute -inset-e-[72px] -top-[104px] size-[280px] lg:hidden" />
      <Wordmark size={26} />
      <div className="mx-auto my-auto w-full max-w-[384px] py-10 max-md:mt-0 max-md:pt-14">
        <h1 className="text-3xl font-title">{title}</h1>
        {sub && <p className="mt-1.5 text-md text-ink-2">{sub}</p>}
        {children}
      </div>
      <LanguageChoice className="mb-3 max-md:justify-center" />
      <p className="text-xs text-ink-3 max-md:text-center">{m.yourFacePhotoIsUsedOnly()}</p>
    </main>
    <aside aria-label={m.aboutCampanile()} className="relative hidden overflow-hidden bg-night lg:block">
      <TowerScene className="absolute inset-0 size-full rtl:-scale-x-100" />
      <div className="absolute inset-s-12 top-14 max-w-[min(16rem,42%)] text-white">
        <p className="text-balance text-4xl font-label">{m.everyClassOnTheHour()}</p>
        <p className="mt-4 text-md leading-6 text-night-ink">{m.attendanceTimetablesRequestsAndResults()}</p>
      </div>
    </aside>
  </div>
)

/** The tower at first light, its bell sounding over an arcade. Decorative; fetched only where it is shown. */
const TowerScene = ({ className }: { className?: string }) => (
  <img src={tower} alt="" loading="lazy" className={cn('object-cover object-bottom', className)} />
)

/** The sounding bell in the corner of a phone's sign-in screen. Decorative. */
const BellRings = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 300 300" className={className} aria-hidden="true">
    {[38, 70, 106, 144].map((radius) => (
      <circle
        key={radius}
        cx="150"
        cy="150"
        r={radius}
        fill="none"
        stroke="var(--brand-line)"
        strokeWidth="1.25"
        opacity={0.9 - radius / 190}
      />
    ))}
    <path
      fill="var(--brass)"
      d="M150 137c-6 0-8.6 4.5-9 11-.3 5.5-1.3 8.7-4 12h26c-2.7-3.3-3.7-6.5-4-12-.4-6.5-3-11-9-11Zm-3.3 25a3.3 3.3 0 0 0 6.6 0Z"
    />
  </svg>
)
