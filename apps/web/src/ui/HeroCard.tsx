import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'

const rings = [46, 82, 122, 166]

interface HeroCardProps {
  /** Id of the heading that names the card. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/**
 * The most important current item, on the tower's night sky in both themes. A home screen has at most one.
 */
export const HeroCard = ({ labelledBy, className, children }: HeroCardProps) => (
  <section aria-labelledby={labelledBy} className={cn('overflow-hidden rounded-xl shadow-2', className)}>
    <div className="dark relative bg-night bg-linear-160 from-transparent to-black/35 text-ink">
      <svg
        viewBox="0 0 400 400"
        className="pointer-events-none absolute -inset-e-28 -top-36 size-[420px]"
        aria-hidden="true"
      >
        {rings.map((radius) => (
          <circle
            key={radius}
            cx="200"
            cy="200"
            r={radius}
            fill="none"
            stroke="var(--night-ink)"
            strokeWidth="1.2"
            opacity={0.3 - radius / 700}
          />
        ))}
      </svg>
      <div className="relative p-6 max-md:p-5">{children}</div>
    </div>
  </section>
)
