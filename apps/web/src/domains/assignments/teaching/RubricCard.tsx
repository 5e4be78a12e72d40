import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { markWords } from '../marks.ts'
import { m } from './messages.ts'

const RubricDialog = lazyDialog(() => import('./RubricDialog.tsx'), 'RubricDialog')

/** "30 points of a maximum mark of 40", and why it can't change. */
function totalWords({ total, maxMark, can }: Answer<'readRubric'>) {
  const words = { points: Number(total), maxMark: markWords(maxMark) }
  return can.edit ? m.rubricTotal(words) : m.rubricTotalLocked(words)
}

/** The marking criteria of an assignment. */
export function RubricCard({ assignment }: { assignment: Assignment }) {
  const query = useRead('readRubric', { assignmentId: assignment.id })
  const { data } = query
  const [editing, setEditing] = useState(false)
  return (
    <Card aria-labelledby="rubric">
      <CardHead id="rubric" title={m.rubric()}>
        {data?.can.edit && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {data.criteria.length > 0 ? m.editRubric() : m.addRubric()}
          </Button>
        )}
      </CardHead>
      <div className="px-5 pb-5 pt-3 max-sm:px-4">
        <Loaded query={query} failure={m.weCouldntLoadTheRubric()}>
          {(data) =>
            data.criteria.length === 0 ? (
              <p className="text-base text-ink-3">{m.noRubricMarksAreEntered()}</p>
            ) : (
              <>
                <ul className="grid gap-4">
                  {data.criteria.map(({ id, title, levels }) => (
                    <li key={id}>
                      <h3 className="text-base font-label">{title}</h3>
                      <ul className="mt-1 grid gap-x-6 gap-y-1 text-sm text-ink-2 sm:grid-cols-2">
                        {levels.map((level) => (
                          <li key={level.id} className="flex gap-3">
                            <span className="tnum w-10 shrink-0 text-end text-ink">
                              {markWords(level.points)}
                            </span>
                            <span className="min-w-0 break-words">
                              {level.title}
                              {level.description && (
                                <span className="block text-xs text-ink-3">{level.description}</span>
                              )}
                            </span>
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
                <p className="tnum mt-4 text-sm text-ink-3">{totalWords(data)}</p>
              </>
            )
          }
        </Loaded>
      </div>
      {editing && data && (
        <RubricDialog assignmentId={assignment.id} rubric={data} onClose={() => setEditing(false)} />
      )}
    </Card>
  )
}
