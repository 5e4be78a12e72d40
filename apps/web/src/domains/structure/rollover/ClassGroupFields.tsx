import type { RolloverClass } from '@campanile/contract/structure/term-rollover.ts'
import { useId } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { Chip } from '#ui/Chip.tsx'
import { selectBoxClass } from '#ui/SelectRow.tsx'
import type { ClassGroup } from './classGroups.ts'
import { m } from './messages.ts'

interface ClassGroupFieldsProps {
  group: ClassGroup
  isSelected: (it: RolloverClass) => boolean
  onToggle: (those: readonly RolloverClass[], isSelected: boolean) => void
}

/** The classes of a department, and all of them at once. */
export function ClassGroupFields({ group, isSelected, onToggle }: ClassGroupFieldsProps) {
  const id = useId()
  const open = group.classes.filter(({ copied }) => !copied)
  const selected = open.filter(isSelected).length
  return (
    <fieldset className="rounded-lg border border-line">
      <legend className="sr-only">{group.name ?? m.otherDepartment()}</legend>
      <div className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-2.5 dark:bg-canvas">
        <input
          type="checkbox"
          id={id}
          className={selectBoxClass}
          disabled={open.length === 0}
          checked={selected > 0 && selected === open.length}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && selected < open.length
          }}
          onChange={({ target }) => onToggle(open, target.checked)}
        />
        <label htmlFor={id} className="min-w-0 flex-1 truncate text-base font-title">
          {group.name ?? m.otherDepartment()}
        </label>
        <span className="tnum shrink-0 text-sm text-ink-3">
          {m.selectedOf({ selected, count: open.length })}
        </span>
      </div>
      <ul>
        {group.classes.map((it) => (
          <ClassLine key={it.id} row={it} isSelected={isSelected(it)} onToggle={onToggle} />
        ))}
      </ul>
    </fieldset>
  )
}

interface ClassLineProps extends Pick<ClassGroupFieldsProps, 'onToggle'> {
  row: RolloverClass
  isSelected: boolean
}

function ClassLine({ row, isSelected, onToggle }: ClassLineProps) {
  const id = useId()
  const facts = joinFacts(
    row.batches.map(({ code }) => code).join(', ') || m.noClass(),
    row.lecturers.map(({ name }) => name).join(', '),
    m.meetingsInWords({ count: row.meetings.length }),
    m.studentsInWords({ count: row.students }),
  )
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-facts`}
        className={`mt-0.5 ${selectBoxClass}`}
        disabled={row.copied}
        checked={!row.copied && isSelected}
        onChange={({ target }) => onToggle([row], target.checked)}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block text-base font-label">
          {joinFacts(row.course.code, row.course.title)}
        </label>
        <p id={`${id}-facts`} className="tnum text-sm text-ink-3">
          {facts}
        </p>
      </div>
      {row.copied && <Chip tone="info">{m.alreadyCopied()}</Chip>}
    </li>
  )
}
