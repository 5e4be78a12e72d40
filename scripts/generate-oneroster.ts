import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

// npx tsx scripts/generate-oneroster.ts FILE [students] [classes] [enrolments]
// Writes a OneRoster 1.2 bundle of an invented campus. The same numbers give the same bundle.
const [file = 'oneroster.zip', ...sizes] = process.argv.slice(2)
const [students = 20_000, classes = 1_000, enrolments = 100_000] = sizes.map(Number)
const departments = 20
const teachers = Math.max(1, Math.round(classes / 4))

const given = ['Ada', 'Ben', 'Chidi', 'Dana', 'Elif', 'Femi', 'Grace', 'Hana', 'Ivo', 'Jun', 'Kofi', 'Lena']
const family = ['Adeyemi', 'Brown', 'Chen', 'Diaz', 'Evans', 'Fischer', 'Garcia', 'Haddad', 'Ito', 'Jones']

function* counted(count: number, line: (index: number) => string) {
  for (let index = 1; index <= count; index += 1) yield line(index)
}

const user = (id: string, index: number) => {
  const [first, last] = [given[index % given.length], family[index % family.length]]
  return `${id},,,true,${id},,${first},${last},,${id.toUpperCase()},${id}@roster.example,,,,,,,,,,,org-1,`
}

const files: Record<string, { head: string; lines: () => Iterable<string> }> = {
  manifest: {
    head: 'propertyName,value',
    lines: () => [
      'manifest.version,1.0',
      'oneroster.version,1.2',
      ...['orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments'].map(
        (name) => `file.${name},bulk`,
      ),
      'source.systemName,Generated campus',
    ],
  },
  orgs: {
    head: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
    lines: () => counted(departments, (it) => `org-${it},,,Department ${it},department,,`),
  },
  academicSessions: {
    head: 'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
    lines: () => ['term-1,,,Generated term,term,2026-09-14,2026-12-18,,2027'],
  },
  courses: {
    head: 'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
    lines: () =>
      counted(classes, (it) => `course-${it},,,,Course ${it},GEN${it},,org-${(it % departments) + 1},,`),
  },
  classes: {
    head: 'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
    lines: () =>
      counted(classes, (it) => `class-${it},,,Class ${it},,course-${it},,scheduled,,org-1,term-1,,,`),
  },
  users: {
    head: 'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
    *lines() {
      yield* counted(teachers, (it) => user(`teacher-${it}`, it))
      yield* counted(students, (it) => user(`student-${it}`, it))
    },
  },
  roles: {
    head: 'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
    *lines() {
      yield* counted(teachers, (it) => `role-t-${it},,,teacher-${it},primary,teacher,,,org-1,`)
      yield* counted(students, (it) => `role-s-${it},,,student-${it},primary,student,,,org-1,`)
    },
  },
  enrollments: {
    head: 'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
    *lines() {
      yield* counted(
        classes,
        (it) => `teaches-${it},,,class-${it},org-1,teacher-${(it % teachers) + 1},teacher,true,,`,
      )
      // Spreads the classes of each student, so that no two lines contain the same pair.
      yield* counted(enrolments, (it) => {
        const [student, turn] = [((it - 1) % students) + 1, Math.floor((it - 1) / students)]
        const taken = ((student + turn * Math.ceil(classes / 7)) % classes) + 1
        return `enrolment-${it},,,class-${taken},org-1,student-${student},student,,,`
      })
    },
  },
}

function* textOf({ head, lines }: (typeof files)[string]) {
  yield `${head}\r\n`
  for (const line of lines()) yield `${line}\r\n`
}

const zip = new ZipFile()
for (const [name, content] of Object.entries(files)) {
  zip.addReadStream(Readable.from(textOf(content), { objectMode: false }), `${name}.csv`)
}
zip.end()
await pipeline(zip.outputStream, createWriteStream(file))
process.stdout.write(`${file}: ${students} students, ${classes} classes, ${enrolments} enrolments\n`)
