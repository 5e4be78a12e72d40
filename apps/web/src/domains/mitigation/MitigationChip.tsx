import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { Chip } from '#ui/Chip.tsx'
import { requestLooks } from '#ui/requestLooks.ts'
import { m } from './messages.ts'

/** The status; a reversed approval is labelled. */
export const MitigationChip = ({ status, reversedAt }: Pick<MitigationRequest, 'status' | 'reversedAt'>) => (
  <span className="inline-flex shrink-0 flex-wrap gap-1">
    <Chip {...requestLooks[status]}>{mitigationStatusWords[status]}</Chip>
    {reversedAt && (
      <Chip tone="idle" glyph="dash">
        {m.reversed()}
      </Chip>
    )}
  </span>
)
