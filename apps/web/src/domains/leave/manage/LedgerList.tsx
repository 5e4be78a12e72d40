import type { LedgerEntry } from '@campanile/contract/leave/leave-balances.ts'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { signedWords } from '../leaveWords.ts'
import { m } from './messages.ts'

const kindWords: Record<LedgerEntry['kind'], string> = {
  entitlement: m.entitlement(),
  'carry-over': m.carriedOver(),
  expiry: m.expired(),
  taken: m.taken(),
  returned: m.returned(),
  adjustment: m.adjustedByHand(),
}

interface LedgerListProps {
  entries: readonly LedgerEntry[]
  dayMinutes: number
}

/** Every entry of a balance, the newest first. */
export function LedgerList({ entries, dayMinutes }: LedgerListProps) {
  const { dateWithYear } = useTimeFormat()
  return (
    <section aria-labelledby="ledger" className="mt-6">
      <h3 id="ledger" className="text-md font-title">
        {m.ledger()}
      </h3>
      {entries.length === 0 && <p className="mt-1 text-base text-ink-2">{m.noEntriesYet()}</p>}
      <ol aria-label={m.ledger()} className="mt-1 divide-y divide-line">
        {entries.map(({ id, at, kind, minutes, note, by, requestId }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block font-label">{kindWords[kind]}</span>
              {note && <span className="block break-words text-base text-ink-2">{note}</span>}
              <span className="tnum block text-sm text-ink-3">
                {joinFacts(dateWithYear(at), by)}
                {requestId && (
                  <>
                    {' · '}
                    <Link
                      to={`/app/admin-leave-requests?request=${requestId}`}
                      className="font-label text-brand-ink hover:underline"
                    >
                      {m.requestLabel()}
                    </Link>
                  </>
                )}
              </span>
            </span>
            <span className={cn('tnum shrink-0 font-title', minutes < 0 ? 'text-bad-ink' : 'text-ok-ink')}>
              {signedWords(minutes, dayMinutes)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
