import type { AnonymousScans as Counts } from '@campanile/contract/attendance/attendance.ts'
import { locale } from '#lib/locale.ts'
import { anonymousScanWords } from './anonymousScanWords.ts'
import { m } from './messages.ts'
import { refusalWords } from './refusalWords.ts'

/** How often the code was scanned without signing in, and from how many networks; nothing while nobody did. */
export function AnonymousScans(counts: Counts) {
  const { accepted, refused } = counts
  if (accepted === 0 && refused.length === 0) return null
  return (
    <section
      aria-labelledby="anonymous-scans"
      className="border-t border-line px-5 py-3 text-sm text-ink-2 max-sm:px-4"
    >
      <h3 id="anonymous-scans" className="font-label text-ink">
        {m.scansWithoutSigningIn()}
      </h3>
      {accepted > 0 && <p className="tnum">{anonymousScanWords(counts)}</p>}
      <ul>
        {refused.map(({ reason, count }) => (
          <li key={reason} className="flex justify-between gap-3">
            <span className="min-w-0">{refusalWords[reason]}</span>
            <span className="tnum">{count.toLocaleString(locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
