import type { MyAssignmentState, MyAssignmentSummary } from '@campanile/contract/assignments/submissions.ts'
import { m } from './messages.ts'

const groups = [
  { title: m.toDo(), states: ['overdue', 'due-soon', 'open'] },
  { title: m.comingUp(), states: ['upcoming'] },
  { title: m.submitted(), states: ['submitted', 'late'] },
  { title: m.marked(), states: ['marked'] },
  { title: m.notSubmitted(), states: ['closed'] },
] as const satisfies readonly { title: string; states: readonly MyAssignmentState[] }[]

/** Work of an earlier term may still be accepted, but is no longer something to do. */
const groupedAs = ({ state, isTermOver }: Pick<MyAssignmentSummary, 'state' | 'isTermOver'>) =>
  state === 'overdue' && isTermOver ? 'closed' : state

/** The assignments of a page under their headings, each in the order in which they came. */
export function groupsOf<T extends Pick<MyAssignmentSummary, 'state' | 'isTermOver'>>(items: readonly T[]) {
  return groups
    .map(({ title, states }) => ({
      title,
      items: items.filter((it) => (states as readonly string[]).includes(groupedAs(it))),
    }))
    .filter((group) => group.items.length > 0)
}

export const shownParts = ['todo', 'submitted', 'late', 'marked', 'closed', 'upcoming'] as const
type Shown = (typeof shownParts)[number]

/** The query parameters for the URL's `show`. */
export function partQuery(show: string | undefined) {
  const part: Shown | undefined = shownParts.find((it) => it === show)
  if (part === 'todo') return { todo: true }
  return part ? { state: part } : {}
}
