import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { MessageSquare, MessageSquarePlus } from 'lucide-react'
import { fullName } from '#lib/session.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { m } from './messages.ts'

interface CommentButtonProps {
  cell: MarkCell
  onComment: (studentId: string) => void
  /** In the grid it takes no part in the tab order: Shift F2 is its key there. */
  isInGrid?: boolean
  className?: string
}

/** Opens the comment on one mark. */
export function CommentButton({
  cell: { student, comment },
  onComment,
  isInGrid,
  className,
}: CommentButtonProps) {
  const Icon = comment ? MessageSquare : MessageSquarePlus
  return (
    <IconButton
      label={
        comment
          ? m.commentOn({ fullName: fullName(student) })
          : m.addCommentOn({ fullName: fullName(student) })
      }
      onClick={() => onComment(student.id)}
      {...(isInGrid && { tabIndex: -1 })}
      {...(className && { className })}
    >
      <Icon size={15} aria-hidden="true" />
    </IconButton>
  )
}
