// Undo steps: each is one action's changes, cell by cell.

export interface CellStep {
  studentId: string
  before: string
  after: string
}
export interface GridSteps {
  done: readonly (readonly CellStep[])[]
  undone: readonly (readonly CellStep[])[]
}

/** Steps that are remembered. */
const longest = 200

export const noSteps: GridSteps = { done: [], undone: [] }

/** A new action discards undone ones. */
export function withStep(steps: GridSteps, cells: readonly CellStep[]): GridSteps {
  const changed = cells.filter(({ before, after }) => before !== after)
  return changed.length === 0 ? steps : { done: [...steps.done, changed].slice(-longest), undone: [] }
}

interface Taken {
  steps: GridSteps
  /** The changes to write; a cell that has changed since is not touched. */
  writes: { studentId: string; text: string }[]
}

type TextOf = (studentId: string) => string

export function undo({ done, undone }: GridSteps, textOf: TextOf): Taken | undefined {
  const last = done.at(-1)
  if (!last) return undefined
  const writes = last
    .filter(({ studentId, after }) => textOf(studentId) === after)
    .map(({ studentId, before }) => ({ studentId, text: before }))
  return { steps: { done: done.slice(0, -1), undone: [...undone, last] }, writes }
}

export function redo({ done, undone }: GridSteps, textOf: TextOf): Taken | undefined {
  const last = undone.at(-1)
  if (!last) return undefined
  const writes = last
    .filter(({ studentId, before }) => textOf(studentId) === before)
    .map(({ studentId, after }) => ({ studentId, text: after }))
  return { steps: { done: [...done, last], undone: undone.slice(0, -1) }, writes }
}
