import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { m } from './messages.ts'
import { attendanceRateWords } from './reportWords.ts'

interface RateChipProps {
  percentage: number | null
  below: boolean
}

/** A percentage, with a mark that shows whether it is enough. */
export const RateChip = ({ percentage, below }: RateChipProps) =>
  percentage === null ? (
    <Chip glyph="dash">{attendanceRateWords(null)}</Chip>
  ) : (
    <Chip tone={below ? 'bad' : 'ok'} glyph={below ? 'exclamation' : 'tick'} className="tnum">
      {below
        ? m.rateBelowRequired({ rate: attendanceRateWords(percentage), hidden })
        : attendanceRateWords(percentage)}
    </Chip>
  )
