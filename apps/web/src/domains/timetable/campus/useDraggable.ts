import type { TimetableSession } from '@campanile/contract/timetable/week-timetable.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { logicalKey, pageDirection } from '#lib/locale.ts'
import { type MoveTarget, minutesOf, snapped, targetAfterKey } from './moveTarget.ts'
import type { Board } from './useBoard.ts'

/** Pixels after which a press is a drag. */
const slack = 5

/** The cell of a grid under the pointer. Its attributes say its day, room, first minute and length. */
function cellAt(block: Element, x: number, y: number): HTMLElement | undefined {
  const cells = block.closest('[data-board]')?.querySelectorAll<HTMLElement>('[data-day]') ?? []
  return [...cells].find((cell) => {
    const box = cell.getBoundingClientRect()
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom
  })
}

interface Grab {
  x: number
  y: number
  /** Pixels from where the block begins, along the scale. */
  offset: number
  dragged: boolean
}

/** Moves a block by pointer, or by keyboard after M. A press that is no drag opens the session. */
export function useDraggable(board: Board, session: TimetableSession) {
  const { moving, open } = board
  const grab = useRef<Grab>(undefined)
  const minutes = minutesOf(session)
  /** Rooms are below one another, and time runs along the line. */
  const isCampus = moving.range.roomIds !== null
  const moved = moving.moved?.session.id === session.id ? moving.moved : undefined

  const along = (cell: Element, x: number, y: number) => {
    const box = cell.getBoundingClientRect()
    if (!isCampus) return y - box.top
    return pageDirection() === 'rtl' ? box.right - x : x - box.left
  }
  const targetAt = (event: PointerEvent<HTMLElement>, offset: number): MoveTarget | undefined => {
    const cell = cellAt(event.currentTarget, event.clientX, event.clientY)
    const { day } = cell?.dataset ?? {}
    if (!cell || !day) return undefined
    const box = cell.getBoundingClientRect()
    const share = (along(cell, event.clientX, event.clientY) - offset) / (isCampus ? box.width : box.height)
    const minute = Number(cell.dataset.first) + share * Number(cell.dataset.minutes)
    const roomId = cell.dataset.room ?? session.room?.id ?? null
    return { day, start: snapped(minute, minutes), roomId }
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A finger scrolls the page.
    if (!session.can.move || event.button !== 0 || event.pointerType === 'touch') return
    const offset = along(event.currentTarget, event.clientX, event.clientY)
    grab.current = { x: event.clientX, y: event.clientY, offset, dragged: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grab.current
    if (!held) return
    if (!held.dragged && Math.hypot(event.clientX - held.x, event.clientY - held.y) < slack) return
    const target = targetAt(event, held.offset)
    if (!held.dragged) moving.begin(session, target)
    else if (target) moving.aim(target)
    held.dragged = true
  }
  const onPointerUp = () => {
    if (grab.current?.dragged) moving.drop()
  }
  const onPointerCancel = () => {
    grab.current = undefined
    moving.cancel()
  }
  const onClick = () => {
    const dragged = grab.current?.dragged
    grab.current = undefined
    if (!dragged) open(session.id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keyAct(event)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const keyAct = ({ code, key }: KeyboardEvent): (() => void) | undefined => {
    // By its position on the keyboard, which is the same in every script.
    if (!moved) return code === 'KeyM' && session.can.move ? () => moving.begin(session) : undefined
    if (key === 'Escape') return moving.cancel
    if (key === 'Enter') return moving.drop
    const target = targetAfterKey(logicalKey(key), moved.target, minutes, moving.range)
    return target && (() => moving.aim(target))
  }
  return {
    moved,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick, onKeyDown },
  }
}
