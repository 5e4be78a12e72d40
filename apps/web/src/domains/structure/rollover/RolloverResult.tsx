import type { TermRollover } from '@campanile/contract/structure/term-rollover.ts'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { classesPath } from '../structureTabs.ts'
import { courseWords } from './courseWords.ts'
import { m } from './messages.ts'
import { RolloverFigures } from './RolloverFigures.tsx'

/** The rows created by an applied roll-over, with a button to undo it. */
export function RolloverResult({ rollover }: { rollover: TermRollover }) {
  const { dateTime } = useTimeFormat()
  const { target, result, appliedAt, undoneAt, inUse } = rollover
  return (
    <Card>
      <CardHead
        title={m.wasCreated()}
        hint={
          undoneAt
            ? m.wasUndone({ time: dateTime(undoneAt) })
            : appliedAt && m.appliedOn({ time: dateTime(appliedAt) })
        }
      />
      <div className="grid gap-4 p-5 max-sm:p-4">
        {result && <RolloverFigures title={m.wasCreated()} figures={result} />}
        {inUse.length > 0 && <Alert tone="info">{m.cantBeUndone({ courses: courseWords(inUse) })}</Alert>}
        <div className="flex flex-wrap gap-3">
          {target?.id && rollover.state === 'applied' && (
            <Link to={`${classesPath}?termId=${target.id}`} className={buttonClass('primary')}>
              {m.seeClasses()}
            </Link>
          )}
          {rollover.can.undo && <UndoRollover rollover={rollover} />}
        </div>
      </div>
    </Card>
  )
}

function UndoRollover({ rollover: { id: rolloverId, version } }: { rollover: TermRollover }) {
  const [asking, setAsking] = useState(false)
  const undo = useAct('undoTermRollover')
  return (
    <>
      <Button icon={<Undo2 size={15} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {m.undo()}
      </Button>
      {asking && (
        <ActDialog
          title={m.undoTitle()}
          verb={m.undo()}
          busyLabel={m.undoing()}
          destructive
          act={undo}
          input={{ rolloverId, version }}
          done={m.rolloverUndone()}
          failed={m.notUndone()}
          onClose={() => setAsking(false)}
        >
          {m.undoText()}
        </ActDialog>
      )}
    </>
  )
}
