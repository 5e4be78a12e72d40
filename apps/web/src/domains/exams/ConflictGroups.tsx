import type { ReactNode } from 'react'

interface ConflictGroupsProps<T> {
  groups: readonly { title: string; items: readonly T[] }[]
  keyOf: (item: T) => string
  children: (item: T) => ReactNode
}

/** Conflicts under the causes they have in common. */
export const ConflictGroups = <T,>({ groups, keyOf, children }: ConflictGroupsProps<T>) => (
  <ul className="mt-1 space-y-2">
    {groups.map(({ title, items }) => (
      <li key={title}>
        <span className="tnum font-label">{title}</span>
        <ul className="mt-0.5 space-y-0.5">
          {items.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
