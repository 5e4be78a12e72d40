import type { ReactNode } from 'react'

interface FactsProps {
  facts: readonly { name: string; value: ReactNode }[]
}

/** What is so, name by name. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="grid gap-x-6 gap-y-2.5 text-base sm:grid-cols-[max-content_minmax(0,1fr)]">
    {facts.map(({ name, value }) => (
      <div key={name} className="contents">
        <dt className="text-sm text-ink-3 sm:pt-px">{name}</dt>
        <dd className="break-words font-label max-sm:-mt-2">{value}</dd>
      </div>
    ))}
  </dl>
)
