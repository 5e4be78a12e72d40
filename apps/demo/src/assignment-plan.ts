import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'

/** A submission by one student of the batch. Seat 0 is Leila, whose account can sign in. */
interface DemoWork {
  seat: number
  /** Hours after the due date. Negative means before it. */
  hours: number
  reason?: string
  decision?: LateDecision
  mark?: string
  feedback?: string
  returned?: boolean
}

export interface DemoAssignment {
  course: string
  title: string
  text: string
  /** Days from today. Due at 17:00. */
  opens: number
  due: number
  weight: string
  late: Omit<LatePolicy, 'until' | 'unit'>
  /** How many days after the due date late work is accepted. */
  lateDays?: number
  draft?: true
  archived?: true
  work: readonly DemoWork[]
}

const perDay = { kind: 'stepwise', amount: '10', every: 'day', floor: '40' } as const
const once = { kind: 'fixed', amount: '15', every: 'day', floor: '0' } as const
const never = { kind: 'none', amount: '0', every: 'day', floor: '0' } as const

/** Seats that submitted on time, some hours early. */
const punctual = (first: number, last: number): DemoWork[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ seat: first + index, hours: -2 - 3 * index }))

const marked = (work: readonly DemoWork[], returned: boolean): DemoWork[] =>
  work.map((it, index) => ({ ...it, mark: String(58 + ((index * 7) % 37)), returned }))

export const demoAssignments: readonly DemoAssignment[] = [
  {
    course: 'CS304',
    title: 'Architecture decision record',
    text: 'Record one decision of your team project: context, options, decision, consequences. Four pages at most.',
    opens: -12,
    due: 1,
    weight: '20',
    late: perDay,
    lateDays: 5,
    work: punctual(1, 6).map((it) => ({ ...it, hours: it.hours - 36 })),
  },
  {
    course: 'CS210',
    title: 'Normalisation exercise',
    text: 'Convert the three schemas to third normal form and explain each step.',
    opens: -3,
    due: 9,
    weight: '10',
    late: once,
    lateDays: 3,
    work: [],
  },
  {
    course: 'CS220',
    title: 'Proof portfolio',
    text: 'Five proofs of your choice from the problem sheets, one of them by induction.',
    opens: -20,
    due: -2,
    weight: '25',
    late: perDay,
    lateDays: 7,
    work: [
      { seat: 0, hours: 20, reason: 'My laptop broke the evening before the deadline.' },
      { seat: 9, hours: 3, reason: 'The train from my placement was cancelled.' },
      ...punctual(1, 8),
    ],
  },
  {
    course: 'CS304',
    title: 'Quality attribute workshop',
    text: 'Six scenarios with stimulus and response measure, ranked by your team.',
    opens: -24,
    due: -9,
    weight: '15',
    late: once,
    lateDays: 4,
    work: [
      { seat: 0, hours: -5 },
      { seat: 10, hours: 6, reason: 'I was in hospital.', decision: 'waived' },
      { seat: 11, hours: 50, reason: 'I got the date wrong.', decision: 'accepted' },
      { seat: 12, hours: 70, decision: 'rejected' },
      ...marked(punctual(1, 6), false),
      ...punctual(7, 9),
    ],
  },
  {
    course: 'CS210',
    title: 'Query optimisation lab',
    text: 'Make each of the five queries at least ten times faster. Submit the query plans from before and after.',
    opens: -36,
    due: -22,
    weight: '15',
    late: perDay,
    lateDays: 6,
    work: [
      {
        seat: 0,
        hours: 30,
        reason: 'The lab computers were down.',
        mark: '78',
        feedback: 'The partial index is a good idea. Explain what it costs on insert.',
        returned: true,
      },
      ...marked(punctual(1, 6), true),
    ],
  },
  {
    course: 'RM201',
    title: 'Literature review',
    text: 'At least twelve sources, grouped by theme rather than by author.',
    opens: -50,
    due: -36,
    weight: '30',
    late: perDay,
    work: [
      {
        seat: 0,
        hours: 26,
        reason: 'The library copies were on loan.',
        decision: 'accepted',
        mark: '84.5',
        feedback: 'Clear structure. The last section needs a source of its own.',
        returned: true,
      },
      ...marked(punctual(1, 5), true),
    ],
  },
  {
    course: 'RM201',
    title: 'Research proposal',
    text: 'Two pages: question, method and risks.',
    opens: 5,
    due: 25,
    weight: '70',
    late: never,
    work: [],
  },
  {
    course: 'CS220',
    title: 'Graph colouring',
    text: 'Colour the campus map with as few colours as you can, and prove that fewer are not enough.',
    opens: 2,
    due: 20,
    weight: '15',
    late: never,
    draft: true,
    work: [],
  },
  {
    course: 'CS210',
    title: 'Entity relationship warm-up',
    text: 'Draw an entity relationship diagram of a library.',
    opens: -54,
    due: -47,
    weight: '0',
    late: never,
    archived: true,
    work: punctual(1, 4),
  },
]
