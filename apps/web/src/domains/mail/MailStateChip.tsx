import type { MailState } from '@campanile/contract/mail/mail.ts'
import { Chip } from '#ui/Chip.tsx'
import { stateLooks } from './mailWords.ts'

export function MailStateChip({ state }: { state: MailState }) {
  const { label, tone, glyph } = stateLooks[state]
  return (
    <Chip tone={tone} glyph={glyph}>
      {label}
    </Chip>
  )
}
