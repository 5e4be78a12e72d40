import type { MarkChange } from '@campanile/contract/results/marks-moderation.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { textOf } from '../sheet/cells.ts'
import { spoken } from '../sheet/markText.ts'
import { m } from './messages.ts'

const kindWords: Record<MarkChange['kind'], string> = {
  entered: m.entered(),
  imported: m.imported(),
  undone: m.importUndone(),
  corrected: m.corrected(),
  withheld: m.withheld(),
  released: m.released(),
}

interface ChangeLineProps {
  change: MarkChange
  /** For lists about more than one student. */
  withStudent: boolean
}

/** One change of a mark: old and new value, author and reason. */
export function ChangeLine({ change, withStudent }: ChangeLineProps) {
  const { dateTime } = useTimeFormat()
  const { kind, before, after, by, at, reason, student } = change
  const values = [textOf(before), textOf(after)] as const
  return (
    <li className="py-2.5 text-sm">
      {withStudent && (
        <span className="block font-label">
          <PersonLink personId={student.id} name={student.name} />
        </span>
      )}
      <span className="tnum block">
        {values[0] === values[1]
          ? kindWords[kind]
          : m.markChanged({ kind, before: spoken(values[0]), after: spoken(values[1]) })}
      </span>
      {reason && <span className="block text-ink-2">{reason}</span>}
      <span className="tnum block text-xs text-ink-3">{[by, dateTime(at)].filter(Boolean).join(', ')}</span>
    </li>
  )
}
