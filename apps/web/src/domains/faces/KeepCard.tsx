import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { ShieldCheck } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { ConsentText } from './ConsentText.tsx'
import { m } from './messages.ts'

interface KeepCardProps {
  consent: MyFace['consent']
  /** Given while there is a consent but no face to delete with it. */
  onWithdraw: (() => void) | undefined
}

/** A summary of the use of face data, with a link to the full text. */
export function KeepCard({ consent, onWithdraw }: KeepCardProps) {
  const { dateWithYear } = useTimeFormat()
  return (
    <Card aria-labelledby="face-keep" className="p-6 max-sm:p-4">
      <h2 id="face-keep" className="flex items-center gap-2 text-md font-title">
        <ShieldCheck size={17} className="text-brand-ink" aria-hidden="true" />
        {m.whatWeKeep()}
      </h2>
      <p className="mt-2 text-base text-ink-2">{m.whatIsKept()}</p>
      {consent.givenAt && (
        <p className="mt-2 text-base text-ink-2">
          {m.youAgreedToThisOn({ date: dateWithYear(consent.givenAt) })}{' '}
          {onWithdraw && (
            <button
              type="button"
              onClick={onWithdraw}
              className="font-label text-brand-ink underline underline-offset-2 hover:no-underline"
            >
              {m.withdraw()}
            </button>
          )}
        </p>
      )}
      <details className="mt-3">
        <summary className="w-fit cursor-pointer py-1 text-base font-label text-brand-ink">
          {m.readTheFullText()}
        </summary>
        <ConsentText consent={consent} className="mt-2" />
      </details>
    </Card>
  )
}
