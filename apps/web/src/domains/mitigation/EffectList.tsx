import type { MitigationEffect } from '@campanile/contract/mitigation/mitigation.ts'
import { ArrowRight, TriangleAlert } from 'lucide-react'
import { m } from './messages.ts'

interface EffectListProps {
  /** Accessible name. */
  label: string
  effects: readonly MitigationEffect[]
}

const Change = ({ before, after }: Pick<MitigationEffect, 'before' | 'after'>) => (
  <p className="tnum mt-0.5 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
    {m.beforeBecomesAfter({
      before,
      after,
      arrow: (text) => (
        <>
          <ArrowRight size={13} aria-hidden="true" className="text-ink-3" />
          <span className="sr-only">{text}</span>
        </>
      ),
      strong: (text) => <b className="font-strong text-ink">{text}</b>,
    })}
  </p>
)

/** The changes made by an approval, each with old and new value, or why it doesn't change. */
export const EffectList = ({ label, effects }: EffectListProps) => (
  <ul aria-label={label} className="mt-2 space-y-2">
    {effects.map(({ kind, subject, before, after, obstacle }) => (
      <li
        key={`${kind} ${subject}`}
        className="rounded-md border border-line bg-surface p-2.5 dark:bg-raised"
      >
        <p className="break-words text-sm font-label">{subject}</p>
        {obstacle ? (
          <p className="mt-0.5 flex gap-1.5 text-sm text-warn-ink">
            <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
            {obstacle}
          </p>
        ) : (
          <Change before={before} after={after} />
        )}
      </li>
    ))}
  </ul>
)
