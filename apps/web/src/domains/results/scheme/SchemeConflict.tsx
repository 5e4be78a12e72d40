import type { Choice, Side } from '#lib/editConflict.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'
import type { schemeConflict } from './schemeConflict.ts'

interface SchemeConflictProps {
  parts: ReturnType<typeof schemeConflict>['parts']
  choice: Choice<string>
  onChoose: (part: string, side: Side) => void
}

/** Somebody else saved the scheme first: both versions, part by part. */
export const SchemeConflict = ({ parts, choice, onChoose }: SchemeConflictProps) => (
  <div className="space-y-4">
    <Alert tone="warn" title="Somebody else saved this grade scheme while you were editing" takesFocus>
      {parts.length > 0
        ? 'Choose what to keep; it is shown once more before it is saved. Nothing of either side is lost.'
        : 'Both versions are the same.'}
    </Alert>
    {parts.map(({ part, label, mine, theirs }) => (
      <ConflictField
        key={part}
        label={label}
        mine={mine}
        theirs={theirs}
        side={choice[part] ?? 'theirs'}
        onChoose={(side) => onChoose(part, side)}
      />
    ))}
  </div>
)
