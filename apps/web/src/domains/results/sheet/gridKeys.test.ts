import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { commandOf, pageRows, selectedRange } from './gridKeys.ts'

const rows = 30
const press = (
  key: string,
  row: number,
  held: Partial<{ ctrl: boolean; shift: boolean; alt: boolean }> = {},
) => commandOf({ key, ctrl: false, shift: false, alt: false, ...held }, row, rows)

describe('keys in the grid', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 4, 3],
    ['Enter', 4, 5],
    ['Tab', 4, 5],
    ['PageDown', 4, 4 + pageRows],
    ['PageUp', 4, 0],
    ['Home', 4, 0],
    ['End', 4, 29],
  ])('%s moves from row %i to %i', (key, from, to) =>
    expect(press(key, from)).toEqual({ type: 'move', to, extend: false }),
  )

  it('extends the selection with Shift, except for Enter and Tab, which move back', () => {
    expect(press('ArrowDown', 4, { shift: true })).toEqual({ type: 'move', to: 5, extend: true })
    expect(press('Enter', 4, { shift: true })).toEqual({ type: 'move', to: 3, extend: false })
    expect(press('Tab', 4, { shift: true })).toEqual({ type: 'move', to: 3, extend: false })
  })

  it('lets Tab leave the grid at both ends', () => {
    expect(press('Tab', rows - 1)).toBeUndefined()
    expect(press('Tab', 0, { shift: true })).toBeUndefined()
  })

  it('recognises undo, redo and the keys that clear or revert', () => {
    expect(press('z', 4, { ctrl: true })).toEqual({ type: 'undo' })
    expect(press('Z', 4, { ctrl: true, shift: true })).toEqual({ type: 'redo' })
    expect(press('y', 4, { ctrl: true })).toEqual({ type: 'redo' })
    expect(press('a', 4, { ctrl: true })).toEqual({ type: 'selectAll' })
    expect(press('Delete', 4)).toEqual({ type: 'clear' })
    expect(press('Escape', 4)).toEqual({ type: 'revert' })
    expect(press('F2', 4, { shift: true })).toEqual({ type: 'comment' })
    expect(press('F2', 4)).toBeUndefined()
    expect(press('f', 4, { ctrl: true })).toEqual({ type: 'find' })
    expect(press('f', 4)).toBeUndefined()
  })

  it.each(['a', 'i', '7', '.', 'Backspace', 'ArrowLeft', 'F5'])('leaves %s to the cell', (key) =>
    expect(press(key, 4)).toBeUndefined(),
  )
})

test('no key moves out of the grid', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'PageDown', 'PageUp', 'Home', 'End']
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.nat({ max: rows - 1 }),
      fc.boolean(),
      fc.boolean(),
      (key, row, shift, ctrl) => {
        const command = press(key, row, { shift, ctrl })
        if (command?.type !== 'move') return
        expect(command.to).toBeGreaterThanOrEqual(0)
        expect(command.to).toBeLessThan(rows)
      },
    ),
  )
})

test('a selection runs from its upper to its lower end', () =>
  expect(selectedRange({ anchor: 7, active: 3 })).toEqual([3, 7]))
