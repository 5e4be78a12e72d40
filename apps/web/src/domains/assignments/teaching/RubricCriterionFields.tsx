import { maxLevels, type RubricCriterion, type RubricLevel } from '@campanile/contract/assignments/rubric.ts'
import { Plus, X } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { hidden } from '#ui/hidden.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import { newLevel } from './rubricDraft.ts'

interface RubricCriterionFieldsProps {
  number: number
  criterion: RubricCriterion
  /** By the id of a criterion or level. */
  problems: Readonly<Record<string, string>>
  onChange: (criterion: RubricCriterion) => void
  onRemove: () => void
}

/** One criterion and its levels. */
export function RubricCriterionFields(props: RubricCriterionFieldsProps) {
  const { number, criterion, problems, onChange, onRemove } = props
  const { title, levels } = criterion
  const change = (id: string, change: Partial<RubricLevel>) =>
    onChange({ ...criterion, levels: levels.map((it) => (it.id === id ? { ...it, ...change } : it)) })
  return (
    <fieldset className="rounded-md border border-line p-4">
      <legend className="sr-only">{m.criterionNumber({ number })}</legend>
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={m.criterionNumber({ number })}
          maxLength={120}
          value={title}
          onChange={({ target }) => onChange({ ...criterion, title: target.value })}
          error={problems[criterion.id]}
        />
        <IconButton label={m.removeCriterion({ number })} className="mt-7" onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {levels.map((level, index) => (
        <div key={level.id} className="grid grid-cols-amount gap-x-2 sm:grid-cols-level">
          <TextField
            label={m.levelIndex({ index: index + 1 })}
            maxLength={60}
            value={level.title}
            onChange={({ target }) => change(level.id, { title: target.value })}
            error={problems[level.id]}
          />
          <TextField
            className="max-sm:order-last max-sm:col-span-3"
            label={m.descriptionOfLevel({ index: index + 1 })}
            optional
            maxLength={300}
            value={level.description ?? ''}
            onChange={({ target }) => change(level.id, { description: target.value || null })}
          />
          <TextField
            label={m.points()}
            inputMode="decimal"
            value={level.points}
            onChange={({ target }) => change(level.id, { points: target.value })}
            error={problems[`${level.id} points`]}
          />
          <IconButton
            label={m.removeLevelOfCriterion({ index: index + 1, number })}
            className="mt-7"
            disabled={levels.length <= 2}
            onClick={() => onChange({ ...criterion, levels: levels.filter((it) => it.id !== level.id) })}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        variant="ghost"
        icon={<Plus size={14} aria-hidden="true" />}
        disabled={levels.length >= maxLevels}
        onClick={() => onChange({ ...criterion, levels: [...levels, newLevel()] })}
      >
        {m.addLevelToCriterion({ number, span: hidden })}
      </Button>
    </fieldset>
  )
}
