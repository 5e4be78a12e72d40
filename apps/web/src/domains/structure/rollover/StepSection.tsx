import type { ReactNode } from 'react'

interface StepSectionProps {
  title?: string
  hint?: string | undefined
  children: ReactNode
}

export const StepSection = ({ title, hint, children }: StepSectionProps) => (
  <section className="border-t border-line pt-5 first-of-type:border-t-0 first-of-type:pt-0 not-first-of-type:mt-5">
    {title && <h3 className="text-base font-title">{title}</h3>}
    {hint && <p className="mt-1 max-w-[68ch] text-sm text-ink-3">{hint}</p>}
    <div className="mt-3 grid justify-items-start gap-4">{children}</div>
  </section>
)
