import type { RubricCriterion } from '@campanile/contract/assignments/rubric.ts'
import { cn } from '#lib/cn.ts'
import { Button } from '#ui/Button.tsx'
import { hidden } from '#ui/hidden.tsx'
import { markWords } from '../marks.ts'
import { m } from './messages.ts'
import { isComplete, pointsOf, type RubricSelection, totalOf } from './rubricDraft.ts'

interface RubricFieldsProps {
  criteria: readonly RubricCriterion[]
  selection: RubricSelection
  onChange: (selection: RubricSelection) => void
}

function Criterion({
  criterion,
  selection,
  onChange,
}: { criterion: RubricCriterion } & Omit<RubricFieldsProps, 'criteria'>) {
  const { id, title, levels } = criterion
  const selected = levels.find((it) => it.id === selection[id])
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-label">{title}</legend>
      <div className="grid gap-1">
        {levels.map((level) => (
          <label
            key={level.id}
            className={cn(
              'flex cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 text-sm ring-1 ring-inset has-focus-visible:outline-2 has-disabled:cursor-default max-md:min-h-10',
              level === selected ? 'bg-brand-tint text-ink ring-brand-line' : 'ring-line hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={id}
              value={level.id}
              checked={level === selected}
              onChange={() => onChange({ ...selection, [id]: level.id })}
              className="accent-brand"
            />
            <span className="min-w-0 flex-1 break-words">
              {level.title}
              {level.description && <span className="block text-xs text-ink-3">{level.description}</span>}
            </span>
            <span className="tnum text-ink-2">{markWords(level.points)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One level for each criterion; their points add up to the mark. */
export function RubricFields({ criteria, selection, onChange }: RubricFieldsProps) {
  const isEmpty = Object.keys(selection).length === 0
  const points = { points: Number(pointsOf(criteria, selection)), maxPoints: Number(totalOf(criteria)) }
  return (
    <section aria-label={m.rubric()} className="mb-4 grid gap-3">
      {criteria.map((criterion) => (
        <Criterion key={criterion.id} criterion={criterion} selection={selection} onChange={onChange} />
      ))}
      <p className="tnum flex min-h-8 items-center justify-between gap-2 text-sm text-ink-2">
        <span>
          {isEmpty || isComplete(criteria, selection) ? m.pointsOf(points) : m.pointsOfLevelsMissing(points)}
        </span>
        {!isEmpty && (
          <Button size="sm" variant="ghost" onClick={() => onChange({})}>
            {m.clearTheRubric({ span: hidden })}
          </Button>
        )}
      </p>
    </section>
  )
}
