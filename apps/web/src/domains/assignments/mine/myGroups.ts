import type { MyAssignmentState, MyAssignmentSummary } from '@campanile/contract/assignments/submissions.ts'
import { m } from './messages.ts'

const groups = [
  { title: m.toDo(), states: ['overdue', 'due-soon', 'open'] },
  { title: m.comingUp(), states: ['upcoming'] },
  { title: m.submitted(), states: ['submitted', 'late'] },
  { title: m.marked(), states: ['marked'] },
  { title: m.missed(), states: ['closed'] },
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
