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
  /** How many of the latest held sessions are to be excused. */
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
    description: 'The context and options sections are done. My team could not meet about the decision log.',
    reason: 'A chest infection; the health centre told me to rest for a week.',
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
    description: 'The lab computers were down on the last evening.',
    reason: 'I had no other way to reach the database server.',
    assignment: 'Query optimisation lab',
    days: 2,
    daysAgo: 24,
    outcome: 'approved',
    notes: 'The outage is confirmed. Hand in by Friday.',
  },
  {
    seat: 0,
    course: 'RM201',
    title: 'Later date for the literature review',
    description: 'I would like to read three more papers.',
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
    reason: 'Planned surgery; the certificate is attached.',
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
    title: 'Excuse for the proofs seminar',
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
    description: 'The upload was cut off shortly before midnight.',
    reason: 'The network of my hall of residence failed.',
    assignment: 'Schema exercise',
    days: 1,
    daysAgo: 6,
    outcome: 'automatic',
  },
  {
    seat: 1,
    course: 'CS304',
    title: 'Extension because of caring duties',
    description: 'I look after my younger brother this week and can only work at night.',
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
    reason: 'A family bereavement; I travelled home for the funeral.',
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
    description: 'The proposal is due on a day on which I do not work.',
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
    description: 'My laptop was stolen on the train, with two weeks of work.',
    reason: 'Theft; the police report number is CR-48213.',
    assignment: 'Prototype',
    days: 14,
    daysAgo: 17,
    outcome: 'approved',
    notes: 'Fourteen days are granted. The help desk can lend you a laptop.',
  },
  {
    seat: 27,
    course: 'CS210',
    title: 'Thirty days for the project',
    description: 'I started a job and have less time than I thought.',
    reason: 'Working hours were changed.',
    assignment: 'Database project',
    days: 30,
    daysAgo: 20,
    outcome: 'rejected',
    notes: 'Employment alone is no ground for mitigation. Please speak with your adviser.',
  },
]
