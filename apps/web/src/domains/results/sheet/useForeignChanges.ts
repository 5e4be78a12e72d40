import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds that a cell shows who has just changed it. */
const shownFor = 8_000

/** Cells that other people have just changed. */
export function useForeignChanges(cells: readonly MarkCell[], ownName: string): Record<string, string> {
  const [recent, setRecent] = useState<Record<string, string>>({})
  const seen = useRef<ReadonlyMap<string, number>>(undefined)
  useEffect(() => {
    const before = seen.current
    seen.current = new Map(cells.map(({ student, version }) => [student.id, version]))
    if (!before) return
    const changed = cells.filter(
      ({ student, version, enteredBy }) =>
        enteredBy && enteredBy !== ownName && version > (before.get(student.id) ?? 0),
    )
    if (changed.length === 0) return
    const names = Object.fromEntries(changed.map(({ student, enteredBy }) => [student.id, enteredBy ?? '']))
    setRecent((now) => ({ ...now, ...names }))
    setTimeout(
      () =>
        setRecent((now) => Object.fromEntries(Object.entries(now).filter(([id]) => names[id] === undefined))),
      shownFor,
    )
  }, [cells, ownName])
  return recent
}
