import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { cn } from '#lib/cn.ts'
import { leadOf } from './faceWords.ts'
import { m } from './messages.ts'

interface ConsentTextProps {
  consent: MyFace['consent']
  className?: string
}

/** The text of the consent, as read from the server. */
export const ConsentText = ({ consent, className }: ConsentTextProps) => (
  <div className={cn('space-y-3 text-base text-ink-2', className)}>
    {consent.text.map((paragraph) => {
      const { lead, rest } = leadOf(paragraph)
      return (
        <p key={paragraph}>
          {lead && <b className="font-title text-ink">{lead} </b>}
          {rest}
        </p>
      )
    })}
    <p className="text-sm text-ink-3">{m.version({ version: consent.version })}</p>
  </div>
)
