import type { RolloverCheck } from '@campanile/contract/structure/term-rollover.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { ClashList } from './ClashList.tsx'
import { courseWords } from './courseWords.ts'
import { DepartingLecturers } from './DepartingLecturers.tsx'
import { m } from './messages.ts'
import { RolloverFigures } from './RolloverFigures.tsx'
import { rolloverPath } from './rolloverSteps.ts'
import type { StepProps } from './stepProps.ts'

/** The rows that the roll-over will create and their clashes, before it is applied. */
export function CheckStep({ rollover, save }: StepProps) {
  const query = useRead('checkTermRollover', { rolloverId: rollover.id })
  const [applying, setApplying] = useState(false)
  const apply = useAct('applyTermRollover')
  return (
    <Loaded query={query} failure={m.weCouldntCheck()}>
      {(check) => {
        const notice = check.notified ? m.peopleNotified() : m.nobodyNotified()
        return (
          <>
            <RolloverFigures title={m.willBeCreated()} figures={check.figures} />
            <p className="mt-2 text-sm text-ink-3">
              {m.holidaysSkipped({ count: check.figures.onHolidays })}
            </p>
            <div className="mt-5 grid gap-4">
              <ClashList rollover={rollover} check={check} save={save} />
              {rollover.plan.lecturers === 'keep' && <DepartingLecturers rolloverId={rollover.id} />}
              <OpenPoints check={check} />
            </div>
            <p className="mt-4 max-w-[68ch] text-base text-ink-2">{notice}</p>
            <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:flex-col-reverse max-sm:items-stretch">
              <Link to={rolloverPath(rollover.id, 'assignments')} className={buttonClass('secondary', 'lg')}>
                {m.back()}
              </Link>
              <Button
                variant="primary"
                size="lg"
                disabled={check.clashCount > 0 || check.figures.classes === 0}
                onClick={() => setApplying(true)}
              >
                {m.applyRollover()}
              </Button>
            </div>
            {applying && (
              <ActDialog
                title={m.applyTitle()}
                verb={m.applyRollover()}
                busyLabel={m.applying()}
                act={apply}
                input={{ rolloverId: rollover.id, version: rollover.version }}
                done={({ target }) => m.rolloverApplied({ term: target?.name ?? '' })}
                failed={m.notApplied()}
                onClose={() => setApplying(false)}
              >
                {m.applyText({
                  classes: check.figures.classes,
                  sessions: check.figures.sessions,
                  target: rollover.target?.name ?? '',
                })}{' '}
                {notice}
              </ActDialog>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** Actions after the roll-over. */
function OpenPoints({ check }: { check: RolloverCheck }) {
  const { withoutLecturer, outsideTerm } = check
  if (withoutLecturer.length === 0 && outsideTerm === 0) return null
  return (
    <Alert tone="info">
      {withoutLecturer.length > 0 && (
        <p>{m.withoutLecturer({ count: withoutLecturer.length, courses: courseWords(withoutLecturer) })}</p>
      )}
      {outsideTerm > 0 && <p>{m.assignmentsOutside({ count: outsideTerm })}</p>}
    </Alert>
  )
}
