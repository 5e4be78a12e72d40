/** A column of a file that can be imported. */
export interface ImportColumn {
  /** Its heading in our own files and templates. */
  name: string
  /** The name for people. */
  label: string
  required: boolean
  example: string
  /** Other headings by which it is recognised, as `plainHeading` returns them. Preferred ones come first. */
  also: readonly string[]
}

/** A heading without case, accents, spaces and punctuation. */
export const plainHeading = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const needed = (name: string, label: string, example: string, ...also: string[]): ImportColumn => ({
  name,
  label,
  required: true,
  example,
  also,
})
const optional = (...column: Parameters<typeof needed>): ImportColumn => ({
  ...needed(...column),
  required: false,
})

/** All headings of a column, preferred ones first: its name, unless `also` places it further back. */
export const columnHeadings = ({ name, also }: ImportColumn): readonly string[] => {
  const own = plainHeading(name)
  return also.includes(own) ? also : [own, ...also]
}

/** The columns of a kind of file. */
export interface ImportLayout {
  columns: readonly ImportColumn[]
  /** At least one of these groups of columns is needed, besides the required ones. */
  either?: readonly (readonly string[])[]
}

/** Our own CSV files, one list each. */
export const csvLayouts = {
  people: {
    columns: [
      needed('email', 'Email', 'ada.lovelace@campus.example', 'emailaddress', 'mail', 'username'),
      needed('firstName', 'First name', 'Ada', 'givenname', 'forename'),
      needed('lastName', 'Last name', 'Lovelace', 'surname', 'familyname'),
      needed('role', 'Role', 'student', 'type', 'usertype'),
      optional('employmentType', 'Employment type', '', 'employment', 'contract'),
      optional('number', 'Number', 'S20261', 'studentnumber', 'staffnumber', 'personnelnumber', 'studentid'),
      optional(
        'phone',
        'Phone',
        '+442079460958',
        'phonenumber',
        'mobile',
        'mobilephone',
        'telephone',
        'tel',
        'sms',
      ),
      optional('batch', 'Batch', '', 'batchcode', 'cohort', 'group'),
      optional('department', 'Department', '', 'departmentname', 'school', 'faculty'),
      optional('startsOn', 'Start date', '2026-09-01', 'startdate', 'joined', 'enrolmentdate'),
      optional('endsOn', 'End date', '', 'enddate', 'left', 'leavingdate'),
    ],
  },
  departments: { columns: [needed('name', 'Name', 'Computing', 'department', 'departmentname')] },
  programmes: {
    columns: [
      needed('department', 'Department', 'Computing', 'departmentname', 'school'),
      needed('name', 'Name', 'BSc Computing', 'programme', 'program', 'programmename', 'degree'),
    ],
  },
  batches: {
    columns: [
      needed('code', 'Code', 'BSC-2026', 'batch', 'batchcode', 'cohort'),
      needed('department', 'Department', 'Computing', 'departmentname', 'school'),
      needed('programme', 'Programme', 'BSc Computing', 'program', 'programmename', 'degree'),
      needed('intakeYear', 'Intake year', '2026', 'intake', 'year', 'entryyear'),
    ],
  },
  terms: {
    columns: [
      needed('name', 'Name', 'Autumn 2026', 'term', 'termname', 'semester'),
      needed('firstDay', 'First day', '2026-09-14', 'start', 'startdate', 'from', 'begins'),
      needed('lastDay', 'Last day', '2026-12-18', 'end', 'enddate', 'to', 'until', 'ends'),
    ],
  },
  rooms: {
    columns: [
      needed('name', 'Name', 'B 101', 'room', 'roomname'),
      needed('capacity', 'Capacity', '60', 'seats', 'places', 'size'),
    ],
  },
  courses: {
    columns: [
      needed('code', 'Code', 'CS101', 'course', 'coursecode', 'modulecode'),
      needed('title', 'Title', 'Introduction to Computing', 'name', 'coursetitle', 'coursename', 'module'),
      optional('credits', 'Credits', '15', 'credit', 'ects', 'points'),
      optional('department', 'Department', 'Computing', 'departmentname', 'school'),
    ],
  },
  classes: {
    columns: [
      needed('class', 'Class', 'CS101-2026-A', 'classname', 'classcode', 'section'),
      needed('course', 'Course', 'CS101', 'coursecode', 'modulecode'),
      needed('term', 'Term', 'Autumn 2026', 'termname', 'semester'),
      optional('lecturers', 'Lecturers', '', 'lecturer', 'teacher', 'teachers', 'instructor', 'staff'),
    ],
  },
  enrolments: {
    columns: [
      needed('class', 'Class', 'CS101-2026-A', 'classname', 'classcode', 'section'),
      needed('student', 'Student', 'ada.lovelace@campus.example', 'email', 'studentemail', 'emailaddress'),
    ],
  },
} as const satisfies Record<string, ImportLayout>

/** Attendance records. */
export const attendanceLayout = {
  columns: [
    needed(
      'student',
      'Student',
      'ada.lovelace@campus.example',
      'email',
      'studentemail',
      'studentid',
      'studentnumber',
      'number',
    ),
    optional('class', 'Class', 'CS101', 'course', 'classid', 'classcode', 'coursecode', 'courseid'),
    optional('session', 'Session', '', 'sessionid'),
    optional('date', 'Date', '2026-11-18', 'day'),
    optional('time', 'Time', '09:30', 'start', 'starttime', 'startsat'),
    needed('status', 'Status', 'present', 'attendance', 'mark'),
  ],
  either: [['session'], ['class', 'date', 'time']],
} as const satisfies ImportLayout

/** Marks of a mark sheet. The student number is preferred to other columns, which may contain a name. */
export const marksLayout = {
  columns: [
    needed(
      'student',
      'Student',
      'S20261',
      'number',
      'studentnumber',
      'studentid',
      'student',
      'email',
      'studentemail',
      'id',
    ),
    needed('mark', 'Mark', '67.5', 'marks', 'score', 'points', 'result'),
    optional('state', 'State', '', 'status'),
  ],
} as const satisfies ImportLayout
