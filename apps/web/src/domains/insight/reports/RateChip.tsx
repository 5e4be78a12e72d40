import { Chip } from '#ui/Chip.tsx'
import { rateWords } from './reportWords.ts'

interface RateChipProps {
  percentage: number | null
  below: boolean
}

/** A percentage, and by its mark whether it is enough. */
export const RateChip = ({ percentage, below }: RateChipProps) =>
  percentage === null ? (
    <Chip glyph="dash">{rateWords(null)}</Chip>
  ) : (
    <Chip tone={below ? 'bad' : 'ok'} glyph={below ? 'exclamation' : 'tick'} className="tnum">
      {rateWords(percentage)}
      {below && <span className="sr-only"> is below what is required</span>}
    </Chip>
  )
