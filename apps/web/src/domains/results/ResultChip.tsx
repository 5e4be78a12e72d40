import { classResultStatusWords } from '@campanile/contract/results/result-words.ts'
import type { ClassResultStatus } from '@campanile/contract/results/results.ts'
import { Chip } from '#ui/Chip.tsx'

interface ResultChipProps {
  status: ClassResultStatus
  letter: string | null
  passes: boolean | null
}

/** The grade, or why there is none. */
export function ResultChip({ status, letter, passes }: ResultChipProps) {
  if (status !== 'final' || letter === null) {
    return <Chip tone={status === 'withheld' ? 'warn' : 'idle'}>{classResultStatusWords[status]}</Chip>
  }
  return (
    <Chip tone={passes ? 'ok' : 'bad'} glyph={passes ? 'tick' : 'cross'}>
      {letter}
    </Chip>
  )
}
