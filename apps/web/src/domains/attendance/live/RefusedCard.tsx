import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { AnonymousScans } from './AnonymousScans.tsx'
import { refusalWords } from './refusalWords.ts'

/** Who tried to check in and could not, with the reason in words. */
export function RefusedCard({ refused, anonymousScans }: Pick<Register, 'refused' | 'anonymousScans'>) {
  const { clock } = useTimeFormat()
  return (
    <Card className="flex flex-col overflow-hidden" aria-labelledby="refused-attempts">
      <CardHead id="refused-attempts" title="Refused attempts" hint="The newest 20; each one is kept" />
      {refused.length === 0 && (
        <p className="px-5 pb-5 pt-3 text-base text-ink-2 max-sm:px-4">Nobody was refused.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {refused.map(({ id, studentName, at, reason }) => (
          <li key={id} className="flex items-start gap-3 px-5 py-2.5 max-sm:px-4">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-base font-label">{studentName}</span>
              <span className="block text-sm text-ink-2">{refusalWords[reason]}</span>
            </span>
            <span className="tnum mt-0.5 text-xs text-ink-3">{clock(at)}</span>
          </li>
        ))}
      </ul>
      <AnonymousScans {...anonymousScans} />
    </Card>
  )
}
