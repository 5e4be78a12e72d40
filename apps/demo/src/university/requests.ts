import { between, chance, oneOf } from '../chance.ts'
import type { DemoLeave } from '../leave-plan.ts'
import type { DemoRequest } from '../mitigation-requests.ts'
import { type PlannedClass, type PlannedPerson, studentsOf, type University } from './plan.ts'

const leaveReasons: Record<string, readonly string[]> = {
  'Annual leave': [
    'A week by the sea.',
    'My parents are visiting.',
    'A long weekend with the children.',
    'Renovating the kitchen.',
    'Hiking with friends.',
  ],
  'Sick leave': ['Flu.', 'A migraine.', 'Back pain. I’ll send the certificate.', 'A stomach bug.'],
  'Personal leave': ['Moving house.', 'A visa appointment.', 'My sister’s wedding.'],
  'Conference and training': [
    'I’m presenting a paper on assessment.',
    'A course on accessible teaching.',
    'First-aid training.',
  ],
}

const answers = {
  rejected: ['Two of your team are already away.', 'This is exam week.'],
  revoked: ['The inspection has been moved to this week. Thank you for coming in.'],
}

/** The employees' leave requests. Lecturers are away between terms. */
export function leaveOf({ lecturers, staff }: University): DemoLeave[] {
  return [...lecturers, ...staff]
    .filter(({ employmentType }) => employmentType !== 'visiting')
    .flatMap((it) => [
      ...(chance('took leave', it.number) < 0.45 ? [leaveTaken(it)] : []),
      ...(chance('asks for leave', it.number) < 0.3 ? [leaveAsked(it)] : []),
    ])
}

const localPart = ({ email }: PlannedPerson) => email.replace('@campanile.test', '')

function leaveTaken(it: PlannedPerson): DemoLeave {
  const weekday = between(1, 3, 'leave from', it.number)
  const days = between(1, 5 - weekday, 'leave days', it.number)
  const week =
    it.role === 'lecturer' ? -between(10, 13, 'leave', it.number) : -between(1, 12, 'leave', it.number)
  const type =
    it.role === 'staff' && week > -6 && chance('was ill', it.number) < 0.4 ? 'Sick leave' : 'Annual leave'
  return {
    person: localPart(it),
    type,
    week,
    weekday,
    days,
    status: 'approved',
    reason: oneOf(leaveReasons[type]!, 'why', it.number),
  }
}

function leaveAsked(it: PlannedPerson): DemoLeave {
  const luck = chance('becomes of it', it.number)
  const status =
    luck < 0.5
      ? 'pending'
      : luck < 0.68
        ? 'approved'
        : luck < 0.84
          ? 'rejected'
          : luck < 0.94
            ? 'withdrawn'
            : 'revoked'
  // Illness is not known weeks ahead.
  const planned = Object.keys(leaveReasons).filter((name) => name !== 'Sick leave')
  const type = oneOf(planned, 'type', it.number)
  const weekday = between(1, 3, 'asks from', it.number)
  return {
    person: localPart(it),
    type,
    // Approved leave of lecturers is after the term.
    week:
      status === 'approved' && it.role === 'lecturer'
        ? between(6, 8, 'when', it.number)
        : between(1, 5, 'when', it.number),
    weekday,
    days: between(1, 4 - weekday, 'asked days', it.number),
    status,
    reason: oneOf(leaveReasons[type]!, 'why', it.number),
    ...(status === 'rejected' && { answer: oneOf(answers.rejected, 'answer', it.number) }),
    ...(status === 'revoked' && { answer: oneOf(answers.revoked, 'answer', it.number) }),
  }
}

interface Template {
  title: string
  description: string
  reason: string
  sessions?: number
  evidence?: string
}

const templates: readonly Template[] = [
  {
    title: 'Extension because of illness',
    description: 'I was in bed for four days and have only just started.',
    reason: 'Flu. The certificate is attached.',
    evidence: 'Certificate.pdf',
  },
  {
    title: 'Absence for a medical appointment',
    description: 'The appointment could not be moved.',
    reason: 'A hospital appointment.',
    sessions: 1,
    evidence: 'Appointment.pdf',
  },
  {
    title: 'More time after a bereavement',
    description: 'I travelled home for the funeral and came back on Sunday.',
    reason: 'My grandfather died.',
    sessions: 2,
  },
  {
    title: 'Extension for caring responsibilities',
    description: 'I’m looking after my daughter, whose school is closed this week.',
    reason: 'Her school is closed because of a burst pipe.',
  },
  {
    title: 'Lost work after a computer failure',
    description: 'My laptop’s disk failed. The repair shop recovered half of my work.',
    reason: 'A broken disk. The repair invoice is attached.',
    evidence: 'Invoice.pdf',
  },
  {
    title: 'A few more days for the group project',
    description: 'One member left, and we’re sharing their part.',
    reason: 'Our group is one person smaller.',
  },
]

const notes = [
  'Granted. Please speak to your adviser if you need more time.',
  'The certificate is confirmed.',
  'Get well soon.',
]
const refusals = ['This was known at the start of term.', 'Paid work alone isn’t grounds for an extension.']

/** Students' mitigation requests in the current term, in every state. */
export function mitigationOf(
  classes: readonly PlannedClass[],
  titleOf: (it: PlannedClass) => string,
): DemoRequest[] {
  const present = classes.filter(({ term }) => term === 'present')
  return Array.from({ length: 56 }, (_, place): DemoRequest => {
    const taught = oneOf(present, 'mitigation of', place)
    const it = oneOf(templates, 'mitigation', place)
    const daysAgo = 0.1 + 34 * (place / 56) ** 1.3
    const luck = chance('mitigation becomes', place)
    const outcome =
      daysAgo < 4 && luck < 0.8
        ? 'pending'
        : luck < 0.6
          ? 'approved'
          : luck < 0.7
            ? 'automatic'
            : luck < 0.95
              ? 'rejected'
              : 'reversed'
    return {
      ...it,
      seat: between(0, studentsOf(taught).length - 1, 'mitigation seat', place),
      course: taught.course,
      assignment: it.sessions ? null : titleOf(taught),
      days: oneOf([1, 2, 3, 5, 7, 7, 14] as const, 'mitigation days', place),
      daysAgo,
      outcome,
      ...(outcome === 'approved' && { notes: oneOf(notes, 'notes', place) }),
      ...(outcome === 'rejected' && { notes: oneOf(refusals, 'notes', place) }),
    }
  })
}
