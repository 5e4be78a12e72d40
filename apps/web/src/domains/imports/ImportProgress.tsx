import type { ImportState, ImportView } from '@campanile/contract/imports/imports.ts'
import { Card } from '#ui/Card.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { countOf, linesText } from './importWords.ts'

const words: Partial<Record<ImportState, string>> = {
  reading: 'Reading the file and comparing it with what is here',
  applying: 'Writing, all or nothing',
  undoing: 'Restoring what was there before',
}

/** How far the step under way is; you may leave the page meanwhile. */
export function ImportProgress({ it: { state, progress } }: { it: ImportView }) {
  const text = words[state]
  if (!text) return null
  const { done, total } = progress
  const lines = total > 0 ? `${countOf(done)} of ${linesText(total)}` : done > 0 ? linesText(done) : ''
  return (
    <Card as="div" className="mb-6 space-y-2 px-5 py-4 max-sm:px-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-base">
        <span>{text}</span>
        <span role="status" className="tnum text-ink-3">
          {lines}
        </span>
      </p>
      <ProgressBar label={text} value={total > 0 ? done / total : undefined} />
      <p className="text-sm text-ink-3">You can leave this page: it goes on without you.</p>
    </Card>
  )
}
