import type { LateSubmission } from '@campanile/contract/assignments/late-submissions.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { latenessWords } from '../dueWords.ts'
import { penaltyWords } from '../lateWords.ts'
import { DecisionChip } from './DecisionChip.tsx'
import { openWords } from './lateColumns.tsx'

/** Late work on a phone. */
export const LateItem = ({ row, onOpen }: { row: LateSubmission; onOpen: () => void }) => (
  <ListItem
    lead={<Avatar name={row.studentName} profileImage={row.profileImage} size={36} />}
    title={row.studentName}
    chip={<DecisionChip decision={row.decision?.decision ?? null} />}
    essence={`${row.title}, ${row.courseCode}`}
    meta={
      <span className="flex items-center justify-between gap-2">
        <span className="tnum">
          {latenessWords(row.lateSeconds * 1000)} late · {penaltyWords(row.penalty)}
        </span>
        <Button size="sm" onClick={onOpen}>
          {openWords(row)}
          <span className="sr-only">
            {' '}
            {row.title} of {row.studentName}
          </span>
        </Button>
      </span>
    }
  />
)
