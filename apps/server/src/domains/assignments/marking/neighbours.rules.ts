import type { Submission } from '@campanile/contract/assignments/marking.ts'

interface ListedStudent {
  studentId: string
  hasWork: boolean
  toMark: boolean
}

/** The neighbours of a student's work. Positions are those of the whole class, by name. */
export function findNeighbours(
  places: readonly ListedStudent[],
  studentId: string,
): Submission['neighbours'] {
  const at = places.findIndex((it) => it.studentId === studentId)
  const before = places.slice(0, Math.max(at, 0)).findLast(({ hasWork }) => hasWork)
  const rest = places.slice(at + 1)
  const after = rest.find(({ hasWork }) => hasWork)
  const fromHere = [...rest, ...places.slice(0, Math.max(at, 0))]
  const next = fromHere.find(({ toMark }) => toMark)
  return {
    before: before?.studentId ?? null,
    after: after?.studentId ?? null,
    nextToMark: next?.studentId ?? null,
  }
}
