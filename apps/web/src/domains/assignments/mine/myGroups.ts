import type { MyAssignmentState, MyAssignmentSummary } from '@campanile/contract/assignments/submissions.ts'

const groups = [
  { title: 'To do', states: ['overdue', 'due-soon', 'open'] },
  { title: 'Coming up', states: ['upcoming'] },
  { title: 'Submitted', states: ['submitted', 'late'] },
  { title: 'Marked', states: ['marked'] },
  { title: 'Missed', states: ['closed'] },
] as const satisfies readonly { title: string; states: readonly MyAssignmentState[] }[]

/** The assignments of a page under their headings, each in the order in which they came. */
export function groupsOf<T extends Pick<MyAssignmentSummary, 'state'>>(items: readonly T[]) {
  return groups
    .map(({ title, states }) => ({
      title,
      items: items.filter(({ state }) => (states as readonly string[]).includes(state)),
    }))
    .filter((group) => group.items.length > 0)
}

export const shownParts = ['todo', 'submitted', 'late', 'marked', 'closed', 'upcoming'] as const
type Shown = (typeof shownParts)[number]

/** What the URL's `show` asks of the server. */
export function partQuery(show: string | undefined) {
  const part: Shown | undefined = shownParts.find((it) => it === show)
  if (part === 'todo') return { todo: true }
  return part ? { state: part } : {}
}
