import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'

interface StepperProps {
  requestId: string
  /** The requests to step through, in their order. */
  among: readonly string[]
  /** Something is typed that stepping on would lose. */
  disabled: boolean
  onStep: (requestId: string) => void
}

/** From one request of the page to the next, without closing. */
export function Stepper({ requestId, among, disabled, onStep }: StepperProps) {
  const at = among.indexOf(requestId)
  if (at < 0 || among.length < 2) return null
  const step = (to: string | undefined) => ({
    disabled: disabled || to === undefined,
    onClick: () => to && onStep(to),
  })
  return (
    <div className="flex items-center gap-1 text-sm text-ink-3 max-sm:hidden">
      <IconButton label="Previous request" {...step(among[at - 1])}>
        <ChevronLeft size={17} aria-hidden="true" />
      </IconButton>
      <span className="tnum">
        {at + 1} of {among.length}
      </span>
      <IconButton label="Next request" {...step(among[at + 1])}>
        <ChevronRight size={17} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
