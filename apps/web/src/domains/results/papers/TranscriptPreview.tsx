import type { TranscriptPreview as Preview } from '@campanile/contract/results/transcripts.ts'

/** What a transcript will say: whose it is, the overall figures, and each class with its grade. */
export const TranscriptPreview = ({ preview }: { preview: Preview }) => (
  <section aria-label="Preview" className="mt-4 rounded-lg border border-line p-4 text-sm">
    <p className="font-title text-ink">{preview.name}</p>
    <p>{[preview.number, preview.programme].filter(Boolean).join(' · ')}</p>
    <p className="tnum mt-1">
      GPA {preview.gpa ?? 'none yet'} · {preview.creditsPassed} of {preview.credits} credits passed
    </p>
    {preview.terms.map((term) => (
      <section key={term.name} aria-label={term.name} className="mt-3">
        <p className="tnum font-label text-ink">
          {term.name}
          {term.gpa !== null && ` · GPA ${term.gpa}`}
        </p>
        <ul className="mt-0.5">
          {term.classes.map(({ courseCode, courseTitle, letter }) => (
            <li key={courseCode} className="flex justify-between gap-3">
              <span className="min-w-0 truncate">
                {courseCode} {courseTitle}
              </span>
              <span className="shrink-0">{letter ?? 'In progress'}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
)
