import type { ResultSheetFacts, TranscriptFacts } from '../papers/paper-facts.ts'
import type { Issue } from '../papers/paper-parts.ts'

const bands = [
  { letter: 'A', fromPercent: '70', points: '4', passes: true },
  { letter: 'B', fromPercent: '40', points: '2', passes: true },
  { letter: 'F', fromPercent: '0', points: '0', passes: false },
]
const schemes = [{ name: 'Autumn 2026', bands }]
const here = { institution: 'Bellfield University', timeZone: 'Europe/London' }

export const testIssue: Issue = {
  code: '7F3K9QXZ2MTR4WVH8CDY',
  verifyUrl: 'https://campus.example.edu/verify',
  issuedAt: new Date('2026-11-21T09:00:00Z'),
  issuedOn: '21 November 2026',
}

/** A transcript with this many courses per term. */
export const makeTranscript = (name: string, terms: number, courses = 6): TranscriptFacts => ({
  ...here,
  student: { name, number: 'S-0117', programme: 'BSc Computing', batch: 'CS2024' },
  gpa: '3.42',
  credits: 120,
  creditsPassed: 110,
  terms: Array.from({ length: terms }, (_, term) => ({
    termName: `Term ${term + 1}`,
    gpa: '3.4',
    credits: 60,
    classes: Array.from({ length: courses }, (_, course) => ({
      courseCode: `CS${term + 1}${course}`,
      courseTitle: `Course ${term + 1}.${course}`,
      credits: 10,
      percent: '72.5',
      letter: 'A',
      points: '4',
      status: 'final' as const,
    })),
  })),
  schemes,
})

/** A result sheet of these students. */
export const makeResultSheet = (names: readonly string[], isDraft = false): ResultSheetFacts => ({
  ...here,
  isDraft,
  courseCode: 'CS204',
  courseTitle: 'Databases',
  termName: 'Autumn 2026',
  lecturers: ['Grace Hopper'],
  assessments: [
    { title: 'Coursework', maxMark: '50', weight: '40' },
    { title: 'Final exam', maxMark: '100', weight: '60' },
  ],
  students: names.map((name, index) => ({
    name,
    number: `S-${index}`,
    marks: ['34.5', 'Absent'],
    percent: '64.25',
    letter: 'B',
    status: 'final' as const,
  })),
  mean: '64.2',
  median: '63.5',
  passRate: '91.5',
  distribution: [{ letter: 'A', count: 4 }],
  schemes,
})
