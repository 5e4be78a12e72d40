import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, pageSchema, paging, searchText, version } from '../values.ts'
import { m } from './messages.ts'
import { studentIds, studentSorts } from './structure-batches.ts'
import {
  archiving,
  chosen,
  creating,
  entry,
  listInput,
  named,
  peopleReason,
  restoring,
} from './structure-values.ts'

/** `current`: classes of current terms first, then those of other terms, the latest term first. */
export const classSorts = ['current', 'course', '-course', 'term', '-term'] as const

const peopleOfClass = {
  lecturerIds: z.array(id).check(z.maxLength(20, m.atMost20Lecturers())),
  batchIds: z.array(id).check(z.maxLength(40, m.atMost40Batches())),
}
/** The form of a new class. */
export const classInput = z.object({
  courseId: chosen(m.selectCourse()),
  termId: chosen(m.selectTerm()),
  ...peopleOfClass,
})
/** The course and term of a class cannot be changed, because its registers depend on them. */
export const updateClassInput = z.object({ classId: id, version, ...peopleOfClass, reason: peopleReason })

export const classView = z.object({
  ...entry,
  course: z.object({ id, code: z.string(), title: z.string() }),
  department: z.nullable(named),
  term: z.object({ id, name: z.string(), firstDay: z.string(), lastDay: z.string() }),
  lecturers: z.array(named),
  batches: z.array(z.object({ id, code: z.string(), members: z.int() })),
  enrolled: z.int(),
  meetings: z.int(),
})
export type ClassView = z.infer<typeof classView>
const oneClass = z.object({ classId: id })

/** enrolled: now; left: earlier. */
export const enrolmentStates = ['enrolled', 'left'] as const

export const enrolment = z.object({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  /** Null for a student enrolled individually. */
  batch: z.nullable(z.object({ id, code: z.string() })),
  enrolledAt: instant,
  leftAt: z.nullable(instant),
})
export type Enrolment = z.infer<typeof enrolment>

export const classes = onTopics(['structure'], {
  listClasses: op({
    method: 'GET',
    path: '/classes',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'List classes; lecturers only see their own',
    input: z.object({
      ...listInput,
      termId: z.optional(id),
      departmentId: z.optional(id),
      lecturerId: z.optional(id),
      courseId: z.optional(id),
      batchId: z.optional(id),
      studentId: z.optional(id),
      sort: z._default(z.enum(classSorts), 'current'),
    }),
    output: pageSchema(classView),
  }),
  readClass: op({
    method: 'GET',
    path: '/classes/{classId}',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'Get a class; lecturers can only get their own',
    input: oneClass,
    output: classView,
  }),
  createClass: creating(
    '/classes',
    'Create a class with its lecturers and batches, and enrol the batches’ students',
    classInput,
    classView,
  ),
  updateClass: op({
    method: 'PATCH',
    path: '/classes/{classId}',
    roles: ['admin'],
    summary: 'Update the lecturers and batches of a class; enrolments are adjusted',
    input: updateClassInput,
    output: classView,
    errors: ['edit-conflict', 'timetable-clash'],
  }),
  archiveClass: archiving(
    '/classes/{classId}',
    'Archive a class that has no future sessions',
    oneClass,
    classView,
  ),
  restoreClass: restoring('/classes/{classId}/restore', 'Restore an archived class', oneClass, classView),
  listEnrolments: op({
    method: 'GET',
    path: '/classes/{classId}/enrolments',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'List the students of a class',
    input: z.object({
      classId: id,
      ...paging,
      search: searchText,
      state: z._default(z.enum(enrolmentStates), 'enrolled'),
      sort: z._default(z.enum(studentSorts), 'name'),
    }),
    output: pageSchema(enrolment),
  }),
  enrolStudents: op({
    method: 'POST',
    path: '/classes/{classId}/enrolments',
    roles: ['admin'],
    summary: 'Enrol individual students in a class',
    input: z.object({ classId: id, studentIds, reason: peopleReason }),
    output: classView,
  }),
  withdrawStudent: op({
    method: 'POST',
    path: '/classes/{classId}/enrolments/{studentId}/withdraw',
    roles: ['admin'],
    summary: 'End a student’s enrolment in a class; existing records are kept',
    input: z.object({ classId: id, studentId: id, reason: peopleReason }),
    output: classView,
  }),
})
