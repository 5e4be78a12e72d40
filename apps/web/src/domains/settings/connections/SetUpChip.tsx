import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'

export const SetUpChip = ({ isSetUp }: { isSetUp: boolean }) =>
  isSetUp ? (
    <Chip tone="ok" glyph="tick">
      {m.setUp()}
    </Chip>
  ) : (
    <Chip glyph="dash">{m.notSetUp()}</Chip>
  )
