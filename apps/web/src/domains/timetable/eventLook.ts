import type { CSSProperties } from 'react'
import type { SessionState } from './sessionWords.ts'

/** A session's colours and edges: its course's, hatched when cancelled, in brass while it is on. */
export function eventLook(colour: string, state: SessionState): CSSProperties {
  if (state === 'cancelled') {
    return {
      background: 'repeating-linear-gradient(135deg, var(--sunken) 0 6px, var(--surface) 6px 12px)',
      borderInlineStart: '3px solid var(--line-2)',
    }
  }
  return {
    background: `color-mix(in oklab, ${colour} var(--event-mix, 11%), var(--surface))`,
    borderInlineStart: `3px solid ${colour}`,
    boxShadow:
      state === 'live'
        ? '0 0 0 2px var(--brass), var(--shadow-2)'
        : `inset 0 0 0 1px color-mix(in oklab, ${colour} 24%, transparent)`,
  }
}
