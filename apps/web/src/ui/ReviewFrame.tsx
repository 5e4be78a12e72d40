import {
  createContext,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { takesArrows, takesLetters } from '#lib/shortcutTarget.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import type { ButtonVariant } from './buttonClass.ts'
import { dialogClass } from './dialogClass.ts'
import { Kbd } from './Kbd.tsx'
import { m } from './messages.ts'
import { OverlayContent, OverlayShell } from './Overlay.tsx'
import { ReviewSteps } from './ReviewSteps.tsx'
import { sidePanelClass } from './SidePanel.tsx'
import type { ReviewQueue } from './useReviewQueue.ts'

/** A way to decide an item, or another act on it: a button of the frame, and the letter that does the same. */
export interface ReviewAct {
  label: string
  letter?: 'A' | 'D' | 'N' | 'R' | 'W'
  variant?: ButtonVariant
  busy?: boolean
  busyLabel?: string
  disabled?: boolean
  onAct: () => void
}

interface Item {
  locked: boolean
  busy: boolean
  acts: readonly ReviewAct[]
}

interface Frame {
  queue: ReviewQueue
  item: RefObject<Item | null>
  /** The step button that was pressed, which keeps the focus. */
  stepped: 'previous' | 'next' | undefined
  beside: ReactNode
  step: (to: 'previous' | 'next', byButton: boolean) => void
}

const FrameContext = createContext<Frame | null>(null)

interface ReviewFrameProps {
  queue: ReviewQueue
  as?: 'dialog' | 'panel' | 'small-panel'
  /** Acts on the item apart from deciding it, whose letters work like those of the decision. */
  acts?: readonly ReviewAct[]
  /** Above the item: what is known about it apart from its own queue, with the buttons of these acts. */
  beside?: ReactNode
  /** A ReviewItem, which starts afresh with every item. */
  children: ReactNode
}

/**
 * Reviews the items of a queue one after another: position, links to the neighbours, and the decision, which
 * leads to the next one. J and K or the arrow keys move, and the letters on the buttons decide, but never
 * while typing.
 */
export function ReviewFrame({ queue, as = 'panel', acts = [], beside, children }: ReviewFrameProps) {
  const item = useRef<Item>(null)
  const [stepped, setStepped] = useState<Frame['stepped']>()
  const step: Frame['step'] = (to, byButton) => {
    if (!queue[to] || item.current?.locked || item.current?.busy) return
    setStepped(byButton ? to : undefined)
    queue[to]()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
    // React passes on the keys of a dialog that an item opened over the frame.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return
    if (key.startsWith('Arrow') ? takesArrows(target) : takesLetters(target)) return
    const to = steps[key.toLowerCase()]
    const act = [...(item.current?.acts ?? []), ...acts].find(({ letter }) => letter === key.toUpperCase())
    if (!to && !act) return
    event.preventDefault()
    if (to) step(to, false)
    else if (act && !act.disabled && !item.current?.busy && !queue.turning) {
      setStepped(undefined)
      act.onAct()
    }
  }
  return (
    <OverlayShell
      className={as === 'dialog' ? dialogClass('lg') : sidePanelClass(as === 'panel' ? 'wide' : 'narrow')}
      isLocked={() => item.current?.locked ?? false}
      isBusy={() => item.current?.busy ?? false}
      describedBy
      onKeyDown={onKeyDown}
      onClose={queue.close}
    >
      <FrameContext value={{ queue, item, stepped, beside, step }}>
        <Fragment key={queue.opened}>{children}</Fragment>
      </FrameContext>
    </OverlayShell>
  )
}

const steps: Partial<Record<string, 'previous' | 'next'>> = {
  j: 'next',
  arrowright: 'next',
  k: 'previous',
  arrowleft: 'previous',
}

interface ReviewItemProps {
  title: ReactNode
  description: ReactNode
  /** Unsaved input would be lost by closing or moving on. */
  locked?: boolean
  /** A decision is under way. */
  busy?: boolean
  acts?: readonly ReviewAct[]
  /** At the other end of the buttons: who will be notified. */
  note?: ReactNode
  children: ReactNode
}

/** The content of a ReviewFrame: one item, and the ways to decide it. */
export function ReviewItem(props: ReviewItemProps) {
  const { title, description, locked = false, busy = false, acts = [], note, children } = props
  const frame = use(FrameContext)
  if (!frame) throw new Error('A ReviewItem needs a ReviewFrame around it')
  const { queue, item, stepped, beside, step } = frame
  useImperativeHandle(item, () => ({ locked, busy, acts }))
  return (
    <OverlayContent
      title={title}
      description={description}
      busy={busy}
      head={<ReviewSteps queue={queue} disabled={locked || busy} focused={stepped} onStep={step} />}
      footer={
        acts.length > 0 && (
          <>
            {note && <span className="me-auto text-sm text-ink-3 max-md:hidden">{note}</span>}
            {acts.map((act) => (
              <Button
                key={act.label}
                size="lg"
                variant={act.variant ?? 'secondary'}
                disabled={act.disabled || queue.turning || (busy && !act.busy)}
                busy={act.busy ?? false}
                busyLabel={act.busyLabel ?? ''}
                aria-keyshortcuts={act.letter}
                onClick={act.onAct}
              >
                {act.label}
                {act.letter && <Kbd>{act.letter}</Kbd>}
              </Button>
            ))}
          </>
        )
      }
    >
      {queue.failure !== undefined && (
        <Alert tone="bad" title={m.weCouldntLoadTheRest()} takesFocus className="mx-6 mt-5 max-md:mx-4">
          {sentenceOf(queue.failure)}
        </Alert>
      )}
      {beside}
      {children}
    </OverlayContent>
  )
}
