import { maxCriteria, type Rubric, type RubricCriterion } from '@campanile/contract/assignments/rubric.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { hundredths, typedMark } from '../marks.ts'
import { m } from './messages.ts'
import { RubricCriterionFields } from './RubricCriterionFields.tsx'
import { newCriterion, rubricProblems, totalOf } from './rubricDraft.ts'

interface RubricDialogProps {
  assignmentId: string
  /** The version when the dialog opened. */
  rubric: Rubric
  onClose: () => void
}

/** Writes the criteria of an assignment and their levels. */
export function RubricDialog({ assignmentId, rubric, onClose }: RubricDialogProps) {
  const [opened] = useState(rubric)
  const [criteria, setCriteria] = useState<readonly RubricCriterion[]>(
    rubric.criteria.length > 0 ? rubric.criteria : [newCriterion()],
  )
  const [isJudged, setIsJudged] = useState(false)
  const save = useAct('saveRubric')
  const problems = isJudged ? rubricProblems(criteria) : {}
  const total = totalOf(criteria)
  const isTooMuch = hundredths(total) > hundredths(opened.maxMark)
  const points = { points: Number(total), maxPoints: Number(opened.maxMark) }
  const submit = () => {
    setIsJudged(true)
    if (isTooMuch || Object.keys(rubricProblems(criteria)).length > 0) return
    const typed = criteria.map(({ levels, ...it }) => ({
      ...it,
      levels: levels.map((level) => ({ ...level, points: typedMark(level.points) })),
    }))
    save.mutate({ assignmentId, version: opened.version, criteria: typed }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      as="wide-panel"
      title={opened.criteria.length > 0 ? m.editRubric() : m.addRubric()}
      description={m.howARubricWorks()}
      verb={m.save()}
      busyLabel={m.saving()}
      busy={save.isPending}
      dirty={criteria !== rubric.criteria && JSON.stringify(criteria) !== JSON.stringify(opened.criteria)}
      error={save.error}
      failed={m.theRubricWasNotSaved()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-6">
        {criteria.map((criterion, index) => (
          <RubricCriterionFields
            key={criterion.id}
            number={index + 1}
            criterion={criterion}
            problems={problems}
            onChange={(changed) => setCriteria(criteria.map((it) => (it.id === changed.id ? changed : it)))}
            onRemove={() => setCriteria(criteria.filter((it) => it.id !== criterion.id))}
          />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button
            icon={<Plus size={15} aria-hidden="true" />}
            disabled={criteria.length >= maxCriteria}
            onClick={() => setCriteria([...criteria, newCriterion()])}
          >
            {m.addCriterion()}
          </Button>
          <p role="status" className={isTooMuch ? 'tnum text-sm text-bad-ink' : 'tnum text-sm text-ink-2'}>
            {isTooMuch ? m.pointsOfTooMany(points) : m.pointsOf(points)}
          </p>
        </div>
      </div>
    </FormDialog>
  )
}
