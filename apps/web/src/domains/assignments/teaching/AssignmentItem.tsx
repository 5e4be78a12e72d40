import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ListItem } from '#ui/ListItem.tsx'
import { type AssignmentAct, AssignmentMenu } from './AssignmentMenu.tsx'
import { AssignmentStateChip } from './AssignmentStateChip.tsx'
import { HandInBar } from './HandInBar.tsx'

interface AssignmentItemProps {
  assignment: Assignment
  base: string
  onAct: (act: AssignmentAct) => void
}

/** An assignment on a phone. */
export function AssignmentItem({ assignment, base, onAct }: AssignmentItemProps) {
  const { dateTime } = useTimeFormat()
  const { id, title, courseCode, courseTitle, dueAt, state, counts } = assignment
  return (
    <ListItem
      title={
        <Link to={`${base}/${id}`} className="hover:underline">
          {title}
        </Link>
      }
      chip={<AssignmentStateChip state={state} />}
      essence={`${courseCode}, ${courseTitle}`}
      meta={
        <>
          <span className="tnum mb-1.5 block">Due {dateTime(dueAt)}</span>
          <HandInBar counts={counts} />
        </>
      }
      action={
        <span className="-mr-2 -mt-2">
          <AssignmentMenu assignment={assignment} onAct={onAct} />
        </span>
      }
    />
  )
}
