import { csvLayouts } from '@campanile/contract/imports/import-columns.ts'
import { email, line } from '@campanile/contract/values.ts'
import { z } from 'zod/mini'
import { m } from '../problems.messages.ts'
import { type CsvFormat, cell, type Draft, withoutMissing } from './csv-format.ts'
import type { Values } from './csv-lines.ts'
import { parsed } from './parsed.ts'
import { RejectedLine } from './unreadable.ts'
import { writtenDay } from './written-day.ts'

const whole = (least: number, most: number) =>
  z.coerce
    .number()
    .check(z.int(m.whole({ least: String(least), most: String(most) })), z.minimum(least), z.maximum(most))
const small = (value: string | null | undefined) => value?.toLowerCase() ?? null

const departmentInput = z.object({ name: line(120) })

const departments: CsvFormat = {
  file: 'departments.csv',
  kind: 'department',
  columns: csvLayouts.departments.columns,
  read(values) {
    const data = parsed(departmentInput, values)
    return [{ kind: 'department', key: data.name.toLowerCase(), label: data.name, data, refs: {} }]
  },
}

const programmeInput = z.object({ department: line(120), name: line(120) })

const programmes: CsvFormat = {
  file: 'programmes.csv',
  kind: 'programme',
  columns: csvLayouts.programmes.columns,
  read(values) {
    const { department, name } = parsed(programmeInput, values)
    const key = `${department} / ${name}`
    const refs = { department_id: department.toLowerCase() }
    return [{ kind: 'programme', key: key.toLowerCase(), label: key, data: { name }, refs }]
  },
}

const batchInput = z.object({
  code: line(30),
  department: line(120),
  programme: line(120),
  intakeYear: whole(1900, 2200),
})

const batches: CsvFormat = {
  file: 'batches.csv',
  kind: 'batch',
  columns: csvLayouts.batches.columns,
  read(values) {
    const { code, department, programme, intakeYear } = parsed(batchInput, {
      ...values,
      intakeYear: values.intakeyear || undefined,
    })
    const refs = { programme_id: `${department} / ${programme}`.toLowerCase() }
    const data = { code, intake_year: intakeYear }
    return [{ kind: 'batch', key: code.toLowerCase(), label: code, data, refs }]
  },
}

const termInput = z.object({ name: line(80), firstDay: writtenDay, lastDay: writtenDay })

const terms: CsvFormat = {
  file: 'terms.csv',
  kind: 'term',
  columns: csvLayouts.terms.columns,
  read(values) {
    const given = { name: values.name, firstDay: values.firstday, lastDay: values.lastday }
    const { name, firstDay, lastDay } = parsed(termInput, given)
    if (lastDay < firstDay) throw new RejectedLine(m.termBackwards({ column: 'lastDay' }))
    const data = { name, first_day: firstDay, last_day: lastDay }
    return [{ kind: 'term', key: name.toLowerCase(), label: name, data, refs: {} }]
  },
}

const roomInput = z.object({ name: line(60), capacity: whole(1, 100_000) })

const rooms: CsvFormat = {
  file: 'rooms.csv',
  kind: 'room',
  columns: csvLayouts.rooms.columns,
  read(values) {
    const data = parsed(roomInput, { ...values, capacity: values.capacity || undefined })
    return [{ kind: 'room', key: data.name.toLowerCase(), label: data.name, data, refs: {} }]
  },
}

const courseInput = z.object({ code: line(30), title: line(200), credits: z.optional(whole(0, 1000)) })

const courses: CsvFormat = {
  file: 'courses.csv',
  kind: 'course',
  columns: csvLayouts.courses.columns,
  read(values) {
    const { code, title, credits } = parsed(courseInput, { ...values, credits: values.credits || undefined })
    const department = cell(values, 'department')
    const refs = department === undefined ? {} : { department_id: small(department) }
    const data = withoutMissing({ code, title, credits })
    return [{ kind: 'course', key: code.toLowerCase(), label: `${code} ${title}`, data, refs }]
  },
}

const classInput = z.object({ class: line(80), course: line(30), term: line(80) })

const classes: CsvFormat = {
  file: 'classes.csv',
  kind: 'class',
  columns: csvLayouts.classes.columns,
  read(values) {
    const it = parsed(classInput, values)
    const key = it.class.toLowerCase()
    const refs = { course_id: it.course.toLowerCase(), term_id: it.term.toLowerCase() }
    const row: Draft = { kind: 'class', key, label: `${it.class}, ${it.course}, ${it.term}`, data: {}, refs }
    return [row, ...lecturerDrafts(values, it.class)]
  },
}

/** Email addresses separated by spaces or semicolons. */
function lecturerDrafts({ lecturers = '' }: Values, name: string): Draft[] {
  const addresses = lecturers.split(/[;\s]+/).filter(Boolean)
  return addresses.map((address) => {
    const lecturer = parsed(email, address, { '': 'lecturers' })
    const refs = { class_id: name.toLowerCase(), lecturer_id: lecturer }
    const key = `${name.toLowerCase()}/${lecturer}`
    return { kind: 'lecturer', key, label: `${lecturer} in ${name}`, data: {}, refs }
  })
}

const enrolmentInput = z.object({ class: line(80), student: email })

const enrolments: CsvFormat = {
  file: 'enrolments.csv',
  kind: 'enrolment',
  columns: csvLayouts.enrolments.columns,
  read(values) {
    const it = parsed(enrolmentInput, values)
    const name = it.class.toLowerCase()
    const refs = { class_id: name, student_id: it.student }
    const label = `${it.student} in ${it.class}`
    return [{ kind: 'enrolment', key: `${name}/${it.student}`, label, data: {}, refs }]
  },
}

/** The academic structure, with one file for each list. */
export const structureCsv = { departments, programmes, batches, terms, rooms, courses, classes, enrolments }
