import { paperTitle } from '@campanile/contract/results/result-words.ts'
import type { Verification } from '@campanile/contract/results/transcripts.ts'
import { createTimeFormat } from '#lib/time.ts'
import { Alert } from '#ui/Alert.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'
import { documentVerdict } from './verdict.ts'

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-2.5">
    <dt className="shrink-0 text-sm text-ink-3">{label}</dt>
    <dd className="tnum min-w-0 break-words text-end text-base font-label">{children}</dd>
  </div>
)

/** Whether the document is genuine, and its required contents. */
export function VerdictCard({ verification, code }: { verification: Verification; code: string }) {
  const { paper } = verification
  const time = createTimeFormat(paper?.timeZone ?? 'UTC')
  const { title, words, chip, tone, glyph } = documentVerdict(verification, time)
  return (
    <Card aria-labelledby="verdict" className="p-6 max-sm:p-5">
      <div role="status">
        <Chip tone={tone} glyph={glyph}>
          {chip}
        </Chip>
        <h2 id="verdict" className="mt-3 text-2xl font-title">
          {title}
        </h2>
        <p className="mt-1.5 text-base text-ink-2">{words}</p>
      </div>
      {paper && (
        <>
          {paper.hasNewer && verification.state !== 'revoked' && (
            <Alert tone="info" className="mt-4">
              {m.aNewerOneHasBeenIssued()}
            </Alert>
          )}
          {paper.isDraft && (
            <Alert tone="warn" className="mt-4">
              {m.draftIsNoProof()}
            </Alert>
          )}
          <dl className="mt-4 divide-y divide-line border-t border-line">
            <Fact label={m.document()}>{paperTitle(paper)}</Fact>
            <Fact label={m.issuedBy()}>{paper.institution}</Fact>
            <Fact label={m.for()}>{paper.name}</Fact>
            <Fact label={m.issuedOn()}>{time.dateWithYear(paper.issuedAt)}</Fact>
            {paper.figures.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
            <Fact label={m.code()}>{code}</Fact>
          </dl>
        </>
      )}
    </Card>
  )
}
