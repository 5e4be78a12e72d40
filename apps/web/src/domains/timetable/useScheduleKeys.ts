import { type RefObject, useEffect } from 'react'
import { logicalKey } from '#lib/locale.ts'
import type { ScheduleControl } from './useScheduleView.ts'

/** Elements in which arrow keys have their own meaning. */
const takesArrows =
  'input, textarea, select, [role="radiogroup"], [role="tablist"], [role="menu"], [role="dialog"]'

/** The arrows along the line and Home go back, on and to today, from the page itself or from within the schedule. */
export function useScheduleKeys(card: RefObject<HTMLElement | null>, control: ScheduleControl) {
  useEffect(() => {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => control.step(-1),
      ArrowRight: () => control.step(1),
      Home: control.goToToday,
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const act = acts[logicalKey(event.key)]
      const { target } = event
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!(target instanceof HTMLElement) || target.closest(takesArrows)) return
      if (!card.current?.contains(target) && !target.matches('body, main')) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [card, control])
}
