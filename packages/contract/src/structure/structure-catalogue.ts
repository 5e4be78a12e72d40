import { z } from 'zod/mini'
import { onTopics } from '../topics.ts'
import { id, line, network, version } from '../values.ts'
import { m } from './messages.ts'
import {
  archiving,
  chosen,
  creating,
  entry,
  listInput,
  listing,
  named,
  reading,
  restoring,
  updating,
} from './structure-values.ts'

export const departmentSorts = ['name', '-name'] as const
const departmentFields = { name: line(120, m.enterName()) }
/** The form of a department. */
export const departmentInput = z.object(departmentFields)
export const department = z.object({ ...entry, name: z.string(), programmes: z.int(), courses: z.int() })
export type Department = z.infer<typeof department>
const oneDepartment = z.object({ departmentId: id })

export const programmeSorts = ['name', '-name', 'department', '-department'] as const
const programmeFields = { departmentId: chosen(m.selectDepartment()), name: line(120, m.enterName()) }
/** The form of a programme. */
export const programmeInput = z.object(programmeFields)
export const programme = z.object({ ...entry, department: named, name: z.string(), batches: z.int() })
export type Programme = z.infer<typeof programme>
const oneProgramme = z.object({ programmeId: id })

export const courseSorts = ['code', '-code', 'title', '-title'] as const
const credits = z
  .int(m.enterWholeNumber())
  .check(z.nonnegative(m.notLessThan0()), z.maximum(400, m.atMost400()))
const courseFields = {
  departmentId: z.nullable(id),
  code: line(30, m.enterCode()),
  title: line(200, m.enterTitle()),
  credits,
}
/** The form of a course. */
export const courseInput = z.object(courseFields)
export const course = z.object({
  ...entry,
  department: z.nullable(named),
  code: z.string(),
  title: z.string(),
  credits: z.int(),
  classes: z.int(),
})
export type Course = z.infer<typeof course>
const oneCourse = z.object({ courseId: id })

export const roomSorts = ['name', '-name', 'capacity', '-capacity'] as const
const degrees = (most: number) =>
  z
    .number(m.enterNumber())
    .check(z.minimum(-most, m.fromTo({ least: -most, most })), z.maximum(most, m.atMost({ most })))
const roomFields = {
  name: line(60, m.enterName()),
  capacity: z.int(m.enterWholeNumber()).check(z.positive(m.atLeast1()), z.maximum(20_000, m.atMost20000())),
  /** CIDR of the network that check-in in this room can require. */
  network: z.nullable(network(m.enterNetwork())),
  latitude: z.nullable(degrees(90)),
  longitude: z.nullable(degrees(180)),
}
const placeComplete = z.refine<{ latitude: number | null; longitude: number | null }>(
  ({ latitude, longitude }) => (latitude === null) === (longitude === null),
  { error: m.bothCoordinates(), path: ['longitude'] },
)
/** The form of a room. */
export const roomInput = z.object(roomFields).check(placeComplete)
export const room = z.object({
  ...entry,
  name: z.string(),
  capacity: z.int(),
  network: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** The weekly meetings in it, in current terms. */
  meetings: z.int(),
})
export type Room = z.infer<typeof room>
const oneRoom = z.object({ roomId: id })

export const catalogue = onTopics(['structure'], {
  listDepartments: listing(
    '/departments',
    'List departments',
    z.object({ ...listInput, sort: z._default(z.enum(departmentSorts), 'name') }),
    department,
  ),
  readDepartment: reading('/departments/{departmentId}', 'Get a department', oneDepartment, department),
  createDepartment: creating('/departments', 'Create a department', departmentInput, department),
  updateDepartment: updating(
    '/departments/{departmentId}',
    'Update a department',
    z.object({ departmentId: id, version, ...departmentFields }),
    department,
  ),
  archiveDepartment: archiving(
    '/departments/{departmentId}',
    'Archive a department that has no programmes or courses',
    oneDepartment,
    department,
  ),
  restoreDepartment: restoring(
    '/departments/{departmentId}/restore',
    'Restore an archived department',
    oneDepartment,
    department,
  ),

  listProgrammes: listing(
    '/programmes',
    'List programmes',
    z.object({
      ...listInput,
      departmentId: z.optional(id),
      sort: z._default(z.enum(programmeSorts), 'name'),
    }),
    programme,
  ),
  readProgramme: reading('/programmes/{programmeId}', 'Get a programme', oneProgramme, programme),
  createProgramme: creating('/programmes', 'Create a programme in a department', programmeInput, programme),
  updateProgramme: updating(
    '/programmes/{programmeId}',
    'Update a programme',
    z.object({ programmeId: id, version, ...programmeFields }),
    programme,
  ),
  archiveProgramme: archiving(
    '/programmes/{programmeId}',
    'Archive a programme that has no batches',
    oneProgramme,
    programme,
  ),
  restoreProgramme: restoring(
    '/programmes/{programmeId}/restore',
    'Restore an archived programme',
    oneProgramme,
    programme,
  ),

  listCourses: listing(
    '/courses',
    'List courses',
    z.object({ ...listInput, departmentId: z.optional(id), sort: z._default(z.enum(courseSorts), 'code') }),
    course,
  ),
  readCourse: reading('/courses/{courseId}', 'Get a course', oneCourse, course),
  createCourse: creating('/courses', 'Create a course', courseInput, course),
  updateCourse: updating(
    '/courses/{courseId}',
    'Update a course',
    z.object({ courseId: id, version, ...courseFields }),
    course,
  ),
  archiveCourse: archiving('/courses/{courseId}', 'Archive a course that has no classes', oneCourse, course),
  restoreCourse: restoring('/courses/{courseId}/restore', 'Restore an archived course', oneCourse, course),

  listRooms: listing(
    '/rooms',
    'List rooms',
    z.object({ ...listInput, sort: z._default(z.enum(roomSorts), 'name') }),
    room,
  ),
  readRoom: reading('/rooms/{roomId}', 'Get a room', oneRoom, room),
  createRoom: creating('/rooms', 'Create a room', roomInput, room),
  updateRoom: updating(
    '/rooms/{roomId}',
    'Update a room',
    z.object({ roomId: id, version, ...roomFields }).check(placeComplete),
    room,
  ),
  archiveRoom: archiving('/rooms/{roomId}', 'Archive a room that is not booked', oneRoom, room),
  restoreRoom: restoring('/rooms/{roomId}/restore', 'Restore an archived room', oneRoom, room),
})
