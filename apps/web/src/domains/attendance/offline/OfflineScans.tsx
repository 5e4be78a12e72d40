import type { MyClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import { KeptScans } from './KeptScans.tsx'
import { m } from './messages.ts'
import { RefusedScans } from './RefusedScans.tsx'

/** What happened to an offline scan, as its student reads it. */
const claimWords: Record<MyClaim['state'], { label: string; tone: Tone }> = {
  pending: { label: m.waitingForYourLecturer(), tone: 'warn' },
  accepted: { label: m.accepted(), tone: 'ok' },
  declined: { label: m.declined(), tone: 'bad' },
  settled: { label: m.recordedOtherwise(), tone: 'idle' },
}

function Claim({ claim }: { claim: MyClaim }) {
  const { day, time } = useTimeFormat()
  const { label, tone } = claimWords[claim.state]
  return (
    <li className="border-b border-line py-2.5 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 truncate text-base font-label">{claim.courseTitle}</span>
        <Chip tone={tone}>{label}</Chip>
      </div>
      <p className="tnum text-sm text-ink-3">
        {m.codeShownAndSentAt({
          day: day(claim.startsAt),
          shownAt: time(claim.shownAt),
          sentAt: time(claim.receivedAt),
        })}
      </p>
      {claim.words && <p className="mt-1 text-sm text-ink-2">{claim.words}</p>}
    </li>
  )
}

/** A student's scans made without a network: on this device, with the lecturer, decided. Nothing without any. */
export function OfflineScans() {
  const { id } = useUser()
  const claims = useRead('listMyClaims', {}).data?.items ?? []
  return (
    <>
      <KeptScans studentId={id} />
      <RefusedScans studentId={id} />
      {claims.length > 0 && (
        <Card aria-labelledby="offline-scans">
          <CardHead id="offline-scans" title={m.offlineScans()} hint={m.yourLecturerDecidesOfflineScans()} />
          <ul className="px-5 pb-2 pt-1 max-sm:px-4">
            {claims.map((claim) => (
              <Claim key={claim.claimId} claim={claim} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
