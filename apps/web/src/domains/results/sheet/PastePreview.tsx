import { fullName } from '#lib/session.ts'
import { Chip } from '#ui/Chip.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { spoken } from './markText.ts'
import { m } from './messages.ts'
import type { PastedLine } from './pasted.ts'

interface PastePreviewProps {
  lines: readonly PastedLine[]
  onEnter: (lines: readonly PastedLine[]) => void
  onClose: () => void
}

const Line = ({ line }: { line: PastedLine }) => (
  <li className="flex items-center gap-3 py-2 text-base">
    <span className="tnum w-8 shrink-0 text-end text-xs text-ink-3">{line.line}</span>
    <span className="min-w-0 flex-1">
      <span className="block truncate font-label">
        {line.cell ? fullName(line.cell.student) : line.who || m.noStudent()}
      </span>
      {line.problem && <span className="block text-sm text-bad-ink">{line.problem}</span>}
    </span>
    <span className="tnum shrink-0 font-label">{line.value === '' ? '' : spoken(line.value)}</span>
    {line.problem && <Chip tone="bad">{m.skipped()}</Chip>}
  </li>
)

/** The pasted lines, those without a match first. */
export function PastePreview({ lines, onEnter, onClose }: PastePreviewProps) {
  const wrong = lines.filter(({ problem }) => problem)
  const right = lines.filter(({ problem }) => !problem)
  const verb = m.enterMark({ rightCount: right.length })
  return (
    <FormDialog
      title={m.pastedMarks()}
      description={m.ofLineMatched({ rightCount: right.length, lineCount: lines.length })}
      verb={verb}
      busyLabel={verb}
      disabled={right.length === 0}
      dirty
      onSubmit={() => onEnter(lines)}
      onClose={onClose}
    >
      {wrong.length > 0 && (
        <section aria-labelledby="left-out" className="mb-4">
          <h3 id="left-out" className="text-sm font-title">
            {m.skippedLines()}
          </h3>
          <ul className="divide-y divide-line">
            {wrong.map((line) => (
              <Line key={line.line} line={line} />
            ))}
          </ul>
        </section>
      )}
      {right.length > 0 && (
        <section aria-labelledby="fitting">
          <h3 id="fitting" className="text-sm font-title">
            {m.matchedLines()}
          </h3>
          <ul className="divide-y divide-line">
            {right.map((line) => (
              <Line key={line.line} line={line} />
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  )
}
