import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { Trash2 } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'

export interface RequestActs {
  onOpen: (requestId: string) => void
  onDelete: (request: MitigationRequest) => void
}

/** What can be done with a row. */
export const RequestActions = ({
  request,
  onOpen,
  onDelete,
}: RequestActs & { request: MitigationRequest }) => {
  const whose = `${request.title} of ${request.studentName}`
  return (
    <span className="flex items-center justify-end gap-1.5">
      <Button size="sm" onClick={() => onOpen(request.id)}>
        Review<span className="sr-only"> {whose}</span>
      </Button>
      <IconButton
        label={`Delete ${whose}`}
        className="hover:bg-bad-tint hover:text-bad-ink"
        onClick={() => onDelete(request)}
      >
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
