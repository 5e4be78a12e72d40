import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'

export interface DemoResultClass {
  code: string
  title: string
  credits: number
  visiting: boolean
  assignment: string
  /** The state of its marks, for the assignment and for the exam. */
  steps: readonly [assignment: MarkSheetStatus, exam: MarkSheetStatus]
}

export interface DemoResultTerm {
  /** How many terms before the current one. */
  before: number
  classes: readonly DemoResultClass[]
}

const published = ['published', 'published'] as const

/** Two past terms: the earlier one with all its results, the later one with some undecided. */
export const demoResultTerms: readonly DemoResultTerm[] = [
  {
    before: 2,
    classes: [
      {
        code: 'CS101',
        title: 'Programming',
        credits: 20,
        visiting: false,
        assignment: 'Bell tower simulation',
        steps: published,
      },
      {
        code: 'CS110',
        title: 'Computer Systems',
        credits: 15,
        visiting: false,
        assignment: 'Cache report',
        steps: published,
      },
      {
        code: 'MA105',
        title: 'Mathematics for Computing',
        credits: 15,
        visiting: true,
        assignment: 'Proof portfolio',
        steps: published,
      },
      {
        code: 'CS120',
        title: 'Web Technologies',
        credits: 10,
        visiting: true,
        assignment: 'Accessible timetable',
        steps: published,
      },
    ],
  },
  {
    before: 1,
    classes: [
      {
        code: 'CS201',
        title: 'Algorithms',
        credits: 20,
        visiting: false,
        assignment: 'Sorting at scale',
        steps: published,
      },
      {
        code: 'HU210',
        title: 'Academic Writing',
        credits: 10,
        visiting: true,
        assignment: 'Literature review',
        steps: published,
      },
      {
        code: 'CS205',
        title: 'Operating Systems',
        credits: 15,
        visiting: false,
        assignment: 'Scheduler',
        steps: ['published', 'submitted'],
      },
      {
        code: 'CS230',
        title: 'Human-Computer Interaction',
        credits: 15,
        visiting: true,
        assignment: 'Usability study',
        steps: ['submitted', 'draft'],
      },
    ],
  },
]

/** Course and seat of the withheld mark, and why it is withheld. */
export const demoWithheld = {
  code: 'MA105',
  seat: 5,
  reason: 'Under investigation by the examinations board.',
}
export const demoCorrected = {
  code: 'CS101',
  seat: 3,
  reason: 'The second page of question 4 was overlooked.',
}
/** Entered without its last zero, so that it is unusual. */
export const demoMistyped = { code: 'CS230', seat: 7, mark: '7' }
/** From this seat on the draft is still empty. */
export const demoDraftEnd = 28
