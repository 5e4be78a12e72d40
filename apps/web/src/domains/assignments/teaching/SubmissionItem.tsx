import type { SubmissionRow } from '@campanile/contract/assignments/marking.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { HandedInChip } from '../HandedInChip.tsx'
import { markWords } from '../marks.ts'
import { lateNote, openWords, studentNote } from './submissionColumns.tsx'

/** One student's work on a phone. */
export function SubmissionItem({ row, onOpen }: { row: SubmissionRow; onOpen: () => void }) {
  const time = useTimeFormat()
  return (
    <ListItem
      lead={<Avatar name={row.studentName} profileImage={row.profileImage} size={36} />}
      title={row.studentName}
      chip={<HandedInChip {...row} />}
      essence={
        <span className="tnum">
          {row.submittedAt ? time.dateTime(row.submittedAt) : 'Nothing yet'}
          {row.finalMark && <b className="font-title"> · {markWords(row.finalMark)}</b>}
        </span>
      }
      meta={
        <span className="flex items-center justify-between gap-2">
          <span className="tnum">{lateNote(row, time) ?? studentNote(row)}</span>
          <Button size="sm" onClick={onOpen}>
            {openWords(row)}
            <span className="sr-only"> the work of {row.studentName}</span>
          </Button>
        </span>
      }
    />
  )
}
