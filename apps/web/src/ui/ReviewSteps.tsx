import { ChevronLeft, ChevronRight } from 'lucide-react'
import { logicalKey } from '#lib/locale.ts'
import { IconButton } from './IconButton.tsx'
import { Kbd } from './Kbd.tsx'
import { m } from './messages.ts'
import type { ReviewQueue } from './useReviewQueue.ts'

interface ReviewStepsProps {
  queue: ReviewQueue
  /** Something is typed that moving on would lose. */
  disabled: boolean
  /** Has the focus as the item appears. */
  focused: 'previous' | 'next' | undefined
  onStep: (to: 'previous' | 'next', byButton: boolean) => void
}

/** The position of the item in its queue, with links to its neighbours. */
export function ReviewSteps({ queue, disabled, focused, onStep }: ReviewStepsProps) {
  const { position } = queue
  if (!position || position.of < 2) return null
  // A button with the focus that is disabled would take no more keys.
  const step = (to: 'previous' | 'next') => ({
    'aria-disabled': disabled || queue[to] === undefined,
    autoFocus: focused === to,
    className: 'aria-disabled:opacity-50 aria-disabled:hover:bg-transparent',
    onClick: () => onStep(to, true),
  })
  return (
    <div className="flex items-center gap-1 text-sm text-ink-3">
      <Kbd>K</Kbd>
      <IconButton
        label={m.previousInQueue()}
        aria-keyshortcuts={`K ${logicalKey('ArrowLeft')}`}
        {...step('previous')}
      >
        <ChevronLeft size={17} aria-hidden="true" />
      </IconButton>
      <span role="status" className="tnum whitespace-nowrap">
        {m.positionInQueue({ position: position.at, total: position.of })}
      </span>
      <IconButton
        label={m.nextInQueue()}
        aria-keyshortcuts={`J ${logicalKey('ArrowRight')}`}
        {...step('next')}
      >
        <ChevronRight size={17} aria-hidden="true" />
      </IconButton>
      <Kbd>J</Kbd>
    </div>
  )
}
