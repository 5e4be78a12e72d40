import type { SimilarWork as Pair } from '@campanile/contract/assignments/similar-work.ts'
import { type ReactNode, useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'

const few = 5

interface SimilarWorkProps {
  assignmentId: string
  onOpen: (studentId: string) => void
}

interface NameProps {
  personId: string
  children: ReactNode
}

const Name = ({ personId, children }: NameProps) => (
  <PersonLink personId={personId} name={children} className="font-label" />
)

const Row = ({ pair, onOpen }: { pair: Pair; onOpen: (studentId: string) => void }) => {
  const { studentId, studentName, otherId, otherName, percent } = pair
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 max-sm:px-4">
      <span className="min-w-0 flex-1 basis-64 text-base">
        {m.wordsInCommonWith({
          studentName,
          otherName,
          share: percent / 100,
          first: (text) => <Name personId={studentId}>{text}</Name>,
          second: (text) => <Name personId={otherId}>{text}</Name>,
        })}
      </span>
      <span className="flex gap-2">
        {[
          { id: studentId, studentName },
          { id: otherId, studentName: otherName },
        ].map(({ id, studentName }) => (
          <Button key={id} size="sm" onClick={() => onOpen(id)}>
            {m.openWorkOfShown({
              studentName,
              span: hidden,
              name: (text) => <span className="max-w-32 truncate max-sm:sr-only">{text}</span>,
            })}
          </Button>
        ))}
      </span>
    </li>
  )
}

/** Submissions with passages in common. The people who read them decide what that means. */
export function SimilarWork({ assignmentId, onOpen }: SimilarWorkProps) {
  const { dateTime } = useTimeFormat()
  const { data } = useRead('listSimilarWork', { assignmentId })
  const [isWhole, setIsWhole] = useState(false)
  if (!data?.comparedAt || data.items.length === 0) return null
  const shown = isWhole ? data.items : data.items.slice(0, few)
  return (
    <Card aria-labelledby="similar-work" className="mt-5">
      <CardHead
        id="similar-work"
        title={m.wordsInCommon()}
        hint={m.whatWasCompared({ dateTime: dateTime(data.comparedAt) })}
      />
      <ul className="divide-y divide-line pb-1 pt-1.5">
        {shown.map((pair) => (
          <Row key={`${pair.studentId} ${pair.otherId}`} pair={pair} onOpen={onOpen} />
        ))}
      </ul>
      {data.items.length > shown.length && (
        <div className="px-5 pb-4 max-sm:px-4">
          <Button size="sm" onClick={() => setIsWhole(true)}>
            {m.showAll({ count: data.items.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
