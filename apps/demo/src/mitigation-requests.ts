import type { ExtensionDays } from '@campanile/contract/mitigation/mitigation-words.ts'

export interface DemoRequest {
  /** Position in the batch. Seat 0 is Leila, whose account can sign in. */
  seat: number
  course: string
  title: string
  description: string
  reason: string
  assignment: string | null
  days: ExtensionDays
  daysAgo: number
  /** Number of recently held sessions to excuse. */
  sessions?: number
  /** File name of a certificate. */
  evidence?: string
  outcome: 'pending' | 'approved' | 'automatic' | 'rejected' | 'reversed'
  notes?: string
}

export const demoRequests: readonly DemoRequest[] = [
  {
    seat: 0,
    course: 'CS304',
    title: 'Extension for the architecture decision record',
    description:
      'The context and options sections are finished, but my team couldn’t meet to discuss the decision log.',
    reason: 'A chest infection. The health centre told me to rest for a week.',
    assignment: 'Architecture decision record',
    days: 5,
    daysAgo: 1,
    sessions: 1,
    evidence: 'Medical certificate.pdf',
    outcome: 'pending',
  },
  {
    seat: 0,
    course: 'CS210',
    title: 'Two more days for the query lab',
    description: 'The lab computers were down on the evening before the deadline.',
    reason: 'I had no other way to reach the database server.',
    assignment: 'Query optimisation lab',
    days: 2,
    daysAgo: 24,
    outcome: 'approved',
    notes: 'IT confirmed the outage.',
  },
  {
    seat: 0,
    course: 'RM201',
    title: 'Later deadline for the literature review',
    description: 'I still need to read three more papers.',
    reason: 'The library copies were on loan.',
    assignment: 'Literature review',
    days: 14,
    daysAgo: 38,
    outcome: 'rejected',
    notes: 'The papers are available online. Please ask the library for access.',
  },
  {
    seat: 6,
    course: 'RM201',
    title: 'Absence during hospital treatment',
    description: 'I missed two seminars and will catch up with the recordings.',
    reason: 'Planned surgery. The certificate is attached.',
    assignment: null,
    days: 7,
    daysAgo: 9,
    sessions: 2,
    evidence: 'Hospital letter.pdf',
    outcome: 'approved',
    notes: 'Get well soon. Both sessions are excused.',
  },
  {
    seat: 9,
    course: 'CS220',
    title: 'Absence from the proofs seminar',
    description: 'I could not attend because of an appointment.',
    reason: 'An appointment at the consulate that I could not move.',
    assignment: null,
    days: 1,
    daysAgo: 12,
    sessions: 1,
    evidence: 'Appointment.pdf',
    outcome: 'reversed',
  },
  {
    seat: 3,
    course: 'CS210',
    title: 'One day for the schema exercise',
    description: 'My upload was interrupted a few minutes before the deadline.',
    reason: 'The internet in my hall of residence went down.',
    assignment: 'Schema exercise',
    days: 1,
    daysAgo: 6,
    outcome: 'automatic',
  },
  {
    seat: 1,
    course: 'CS304',
    title: 'Extension for caring responsibilities',
    description: 'I’m looking after my younger brother this week and can only work at night.',
    reason: 'Our mother is in hospital.',
    assignment: 'Architecture decision record',
    days: 7,
    daysAgo: 2,
    outcome: 'pending',
  },
  {
    seat: 12,
    course: 'CS220',
    title: 'More time for the second problem sheet',
    description: 'I have solved four of six problems.',
    reason: 'A family bereavement. I travelled home for the funeral.',
    assignment: 'Problem sheet 2',
    days: 7,
    daysAgo: 3,
    evidence: 'Travel documents.pdf',
    outcome: 'pending',
  },
  {
    seat: 20,
    course: 'RM201',
    title: 'Deadline on a religious holiday',
    description: 'The proposal is due on a day when I don’t work.',
    reason: 'Religious observance.',
    assignment: 'Research proposal',
    days: 3,
    daysAgo: 0.2,
    outcome: 'pending',
  },
  {
    seat: 15,
    course: 'CS304',
    title: 'Lost work after a laptop theft',
    description: 'My laptop was stolen on the train, with two weeks of work on it.',
    reason: 'Theft. The police report number is CR-48213.',
    assignment: 'Prototype',
    days: 14,
    daysAgo: 17,
    outcome: 'approved',
    notes: 'Fourteen days granted. The help desk can lend you a laptop.',
  },
  {
    seat: 27,
    course: 'CS210',
    title: 'Thirty days for the project',
    description: 'I’ve started a job and have less time than I expected.',
    reason: 'My working hours changed.',
    assignment: 'Database project',
    days: 30,
    daysAgo: 20,
    outcome: 'rejected',
    notes: 'Paid work alone isn’t grounds for mitigation. Please speak to your adviser.',
  },
]
