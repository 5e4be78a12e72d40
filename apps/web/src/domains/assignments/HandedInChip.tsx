import type { SubmissionRow } from '@campanile/contract/assignments/marking.ts'
import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'

type HandedInChipProps = Pick<SubmissionRow, 'handedIn' | 'markState' | 'returnedAt' | 'newSinceMarked'>

/** The state of one student's work, for its markers. */
export function HandedInChip({ handedIn, markState, returnedAt, newSinceMarked }: HandedInChipProps) {
  if (returnedAt) {
    return (
      <Chip tone="ok" glyph="tick">
        {m.returned()}
      </Chip>
    )
  }
  if (newSinceMarked) {
    return (
      <Chip tone="info" glyph="exclamation">
        {m.newSinceMarked()}
      </Chip>
    )
  }
  if (markState) {
    return (
      <Chip tone="brand" glyph="tick">
        {markStateWords[markState]}
      </Chip>
    )
  }
  if (handedIn === 'late') {
    return (
      <Chip tone="warn" glyph="exclamation">
        {m.late()}
      </Chip>
    )
  }
  return handedIn === 'submitted' ? (
    <Chip tone="info" glyph="ringDot">
      {m.submitted()}
    </Chip>
  ) : (
    <Chip glyph="dash">{m.notSubmitted()}</Chip>
  )
}
