import type { ReactNode } from 'react'

interface PageHeadProps {
  title: ReactNode
  /** One line of context. */
  sub?: ReactNode
  /** Actions, at the end of the line; one of them primary. */
  children?: ReactNode
}

export function PageHead({ title, sub, children }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3 max-md:mb-5">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-3xl font-title max-md:text-2xl">{title}</h1>
        {sub && <p className="mt-1 text-base text-ink-2">{sub}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}
