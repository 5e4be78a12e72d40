import type { RubricResult } from '@campanile/contract/assignments/rubric.ts'
import { markWords } from '../marks.ts'

/** How the mark came about, criterion by criterion. */
export const ReturnedRubric = ({ results }: { results: readonly RubricResult[] }) => (
  <section aria-label="Rubric" className="mt-4">
    <h3 className="text-sm font-label">Rubric</h3>
    <ul className="mt-1 divide-y divide-line">
      {results.map(({ criterionId, criterion, level, description, points, of }) => (
        <li key={criterionId} className="flex items-start gap-3 py-2 text-sm">
          <span className="min-w-0 flex-1 break-words">
            <span className="block font-label">{criterion}</span>
            <span className="block text-ink-2">{level}</span>
            {description && <span className="block text-xs text-ink-3">{description}</span>}
          </span>
          <span className="tnum whitespace-nowrap text-ink-2">
            <b className="font-label text-ink">{markWords(points)}</b> of {markWords(of)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
