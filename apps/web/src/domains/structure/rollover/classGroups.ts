import type { RolloverClass } from '@campanile/contract/structure/term-rollover.ts'

export interface ClassGroup {
  id: string | null
  /** Null: classes without a department. */
  name: string | null
  classes: RolloverClass[]
}

/** Classes by department, those without one last. */
export function classGroups(classes: readonly RolloverClass[]): ClassGroup[] {
  const groups = new Map<string | null, ClassGroup>()
  for (const it of classes) {
    const id = it.department?.id ?? null
    const group = groups.get(id) ?? { id, name: it.department?.name ?? null, classes: [] }
    group.classes.push(it)
    groups.set(id, group)
  }
  return [...groups.values()].sort((a, b) =>
    a.name === null ? 1 : b.name === null ? -1 : a.name.localeCompare(b.name),
  )
}

export interface ClassFilter {
  search: string
  programmeId: string
}

/** Whether a class matches the typed text and the programme; '' matches all. */
export const matchesFilter = (
  { course, programmes }: Pick<RolloverClass, 'course' | 'programmes'>,
  { search, programmeId }: ClassFilter,
): boolean =>
  `${course.code} ${course.title}`.toLowerCase().includes(search.trim().toLowerCase()) &&
  (programmeId === '' || programmes.some(({ id }) => id === programmeId))

/** The programmes of classes, by name. */
export const programmesOf = (classes: readonly RolloverClass[]) =>
  [
    ...new Map(classes.flatMap(({ programmes }) => programmes.map((it) => [it.id, it] as const))).values(),
  ].sort((a, b) => a.name.localeCompare(b.name))
