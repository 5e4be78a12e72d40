import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { decimal, id, instant, nothing } from '../values.ts'
import { markSheetKind, markSheetStatus, markState } from './mark-sheets.ts'

/**
 * The state of a class result. open: marks that add up to 100 per cent are not all entered or not all
 * published; incomplete: a mark will follow later; withheld: a mark is withheld. Only a final result has a
 * grade.
 */
export const classResultStatuses = ['final', 'open', 'incomplete', 'withheld'] as const
export const classResultStatus = z.enum(classResultStatuses)
export type ClassResultStatus = z.infer<typeof classResultStatus>

/**
 * Weighted mean of the final marks as percentages of their maxima, rounded half up to two places at the end.
 */
const classResult = {
  /** For the existing marks; null if there are none. */
  percent: z.nullable(decimal),
  status: classResultStatus,
  /** Total weight of these marks, as a percentage of the class result. */
  weight: decimal,
  /** All null unless final. */
  letter: z.nullable(z.string()),
  points: z.nullable(decimal),
  passes: z.nullable(z.boolean()),
}

const resultStudent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
})

const assessment = z.object({
  /** The id of the mark sheet, and of its exam or assignment. */
  sheetId: id,
  kind: markSheetKind,
  title: z.string(),
  at: z.nullable(instant),
  maxMark: decimal,
  weight: decimal,
})

const classAssessment = z.extend(assessment, { status: markSheetStatus })

export const classResults = z.object({
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  termName: z.string(),
  assessments: z.array(classAssessment),
  /** Sum of the weights. */
  weightTotal: decimal,
  /** Why results cannot be final yet, in words; null if the weights add up to 100. */
  weightProblem: z.nullable(z.string()),
  /** Students by last name: enrolled ones, and those who left with a published mark. */
  items: z.array(
    z.object({
      student: resultStudent,
      ...classResult,
      /** In the order of the assessments; null: nothing entered. */
      marks: z.array(
        z.nullable(
          z.object({
            state: markState,
            finalMark: z.nullable(decimal),
            withheld: z.boolean(),
            isReleased: z.boolean(),
          }),
        ),
      ),
    }),
  ),
  /** Final results in each band, the highest first. */
  distribution: z.array(z.object({ letter: z.string(), passes: z.boolean(), count: z.int() })),
  mean: z.nullable(decimal),
  median: z.nullable(decimal),
  passRate: z.nullable(decimal),
})
export type ClassResults = z.infer<typeof classResults>

/** A mark as its student sees it. */
const resultMark = z.extend(assessment, {
  /** Null: withheld, without any details. */
  state: z.nullable(markState),
  mark: z.nullable(decimal),
  /** Deducted for lateness; null for exams. */
  penalty: z.nullable(decimal),
  finalMark: z.nullable(decimal),
  withheld: z.boolean(),
  releasedAt: z.nullable(instant),
})
export type ResultMark = z.infer<typeof resultMark>

export const studentClass = z.object({
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  credits: z.int(),
  ...classResult,
  /** With unpublished marks, where these change the result; always null for students. */
  provisional: z.nullable(z.object(classResult)),
  marks: z.array(resultMark),
})
export type StudentClass = z.infer<typeof studentClass>

const credited = {
  gpa: z.nullable(decimal),
  /** Credits included in it, and how many of them were passed. */
  credits: z.int(),
  creditsPassed: z.int(),
}

/**
 * Credits-weighted mean of grade points, rounded half up to two places at the end. Based on published marks
 * only, as on a transcript. Empty for lecturers, who only see some of the classes.
 */
const average = {
  ...credited,
  /** The same with unpublished marks, where these change it; always null for students. */
  provisional: z.nullable(z.object(credited)),
  /** Classes with credits that are not included, and why. */
  leftOut: z.array(z.object({ classId: id, courseCode: z.string(), status: classResultStatus })),
}

const studentTerm = z.object({
  termId: id,
  termName: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** It has ended. */
  isOver: z.boolean(),
  ...average,
  classes: z.array(studentClass),
})
export type StudentTerm = z.infer<typeof studentTerm>

export const studentResults = z.object({
  student: resultStudent,
  ...average,
  /** The newest first. */
  terms: z.array(studentTerm),
})
export type StudentResults = z.infer<typeof studentResults>

export const results = onTopics(['results', 'assignments'], {
  listClassResults: op({
    method: 'GET',
    path: '/classes/{classId}/results',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'List the results of a class’s students, published or not',
    input: z.object({ classId: id }),
    output: classResults,
  }),
  exportClassResults: op({
    method: 'GET',
    path: '/classes/{classId}/results/export',
    kind: 'file',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Export the results of a class as a spreadsheet',
    input: z.object({ classId: id, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  listStudentResults: op({
    method: 'GET',
    path: '/students/{studentId}/results',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary:
      'List a student’s published and provisional results and averages; for lecturers, in classes they teach and without averages',
    input: z.object({ studentId: id }),
    output: studentResults,
  }),
  listMyResults: op({
    method: 'GET',
    path: '/my-results',
    roles: ['student'],
    access: 'own',
    summary: 'List your published results',
    input: nothing,
    output: studentResults,
  }),
})
