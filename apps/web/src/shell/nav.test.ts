import { roleQueues } from '@campanile/contract/insight/waiting.ts'
import { roles } from '@campanile/contract/roles.ts'
import { expect, test } from 'vitest'
import { waitingByMenu } from '#domains/insight/waiting/waitingPlaces.ts'
import { destinationsFor, navEntries, sectionsFor, settingsEntry } from './nav.ts'

/** spec.md section 2, Side navigation: label, path, roles, in its order. */
const specified = [
  ['Dashboard Overview', '/app/dashboard', ['admin', 'student', 'lecturer', 'staff']],
  ['Advanced Analytics', '/app/analytics', ['admin']],
  ['Attendance Reports', '/app/reports', ['admin']],
  ['User Management', '/app/users', ['admin']],
  ['Manage Staff Attendance', '/app/manage-attendance', ['admin']],
  ['Manage Leave Requests', '/app/admin-leave-requests', ['admin']],
  ['Class Management', '/app/classes', ['admin']],
  ['Assignment Management', '/app/assignments', ['admin']],
  ['Exam Management', '/app/exam-management', ['admin']],
  ['Student Results', '/app/student-results', ['admin']],
  ['Add Results', '/app/add-results', ['admin']],
  ['Late Submissions', '/app/late-submissions', ['admin']],
  ['Student Attendance', '/app/student-attendance', ['admin']],
  ['Mitigation Forms', '/app/mitigation', ['admin', 'student']],
  ['Payroll Management', '/app/payroll', ['admin']],
  ['Schedule', '/app/schedule', ['student', 'lecturer']],
  ['Attendance', '/app/attendance', ['student', 'lecturer', 'staff']],
  ['Assignments', '/app/my-assignments', ['student', 'lecturer']],
  ['Submit Leave Request', '/app/leave-requests', ['lecturer', 'staff']],
  ['My Payroll', '/app/my-payroll', ['lecturer', 'staff']],
  ['Settings', '/app/settings', ['admin', 'lecturer', 'student', 'staff']],
] as const

test('every entry has the label, the path and only roles of the specification', () => {
  for (const entry of navEntries) {
    const row = specified.find(([label]) => label === entry.label)
    expect(row, entry.label).toBeDefined()
    expect(entry.to).toBe(row?.[1])
    for (const role of entry.roles) expect(row?.[2]).toContain(role)
  }
})

test('each role’s sidebar shows the entries in the order of the specification', () => {
  for (const role of roles) {
    const shown = [...sectionsFor(role).flatMap((section) => section.entries), settingsEntry]
    const places = shown.map((entry) => specified.findIndex(([label]) => label === entry.label))
    expect(places, role).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('each role sees its own entries, each once', () => {
  for (const role of roles) {
    const shown = [...sectionsFor(role).flatMap((section) => section.entries), settingsEntry]
    expect(shown.every((entry) => entry.roles.includes(role))).toBe(true)
    expect(shown).toHaveLength(navEntries.filter((entry) => entry.roles.includes(role)).length)
    expect(destinationsFor(role)).toEqual(expect.arrayContaining(shown))
  }
})

test('only admins have headings, each once and between adjacent entries', () => {
  expect(sectionsFor('student').map((section) => section.title)).toEqual([null])
  const headed = sectionsFor('admin').map(({ title, entries }) => [title, entries.map(({ label }) => label)])
  expect(headed).toEqual([
    [null, ['Dashboard Overview', 'Advanced Analytics', 'Attendance Reports']],
    ['People', ['User Management', 'Manage Staff Attendance', 'Manage Leave Requests']],
    [
      'Academics',
      [
        'Class Management',
        'Assignment Management',
        'Exam Management',
        'Student Results',
        'Add Results',
        'Late Submissions',
      ],
    ],
    ['Students', ['Student Attendance', 'Mitigation Forms']],
    ['Pay', ['Payroll Management']],
  ])
})

test('waiting items are counted beside entries that admins have', () => {
  const entries = roleQueues('admin').map((queue) => ({ queue, count: 1, oldestAt: '', payRunId: null }))
  const shown = sectionsFor('admin').flatMap((section) => section.entries.map(({ to }) => to))
  expect(shown).toEqual(expect.arrayContaining([...waitingByMenu(entries).keys()]))
})
