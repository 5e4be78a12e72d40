import { type Fault, inPages } from './fault.ts'

const common = { kind: 'web', inBrowser: true } as const

export const webFaults: Fault[] = [
  {
    ...common,
    name: 'assignment-deaf-to-events',
    file: inPages('domains/assignments/mine/MyAssignment.tsx'),
    text: "useRead('readMyAssignment', { assignmentId })",
    replacement: "useRead('readMyAssignment', { assignmentId }, { once: true })",
    tests: ['assignments/'],
  },
  {
    ...common,
    name: 'revoked-calendar-still-shown',
    file: inPages('domains/timetable/RevokeFeedDialog.tsx'),
    text: 'onAnswer: (client, state) => writeRead(client, kind.read, kind.input, () => state),',
    replacement: 'onAnswer: (client) => writeRead(client, kind.read, kind.input, (before) => before),',
    tests: ['timetable/'],
  },
  {
    ...common,
    name: 'busy-button-takes-clicks',
    file: inPages('ui/Button.tsx'),
    text: 'disabled={disabled || busy}',
    replacement: 'disabled={disabled}',
    tests: ['web/src/ui/', 'e2e/shell/', 'assignments/'],
  },
  {
    ...common,
    name: 'clear-search-without-a-name',
    file: inPages('ui/SearchInput.tsx'),
    text: `          aria-label={m.clearSearch()}
`,
    replacement: '',
    tests: ['assignments/'],
  },
  {
    ...common,
    name: 'focus-lost-with-dialog',
    file: inPages('ui/Overlay.tsx'),
    text: 'onCloseAutoFocus={focusReturn.giveBack}',
    replacement: 'onCloseAutoFocus={(event) => event.preventDefault()}',
    tests: ['assignments/'],
  },
  {
    ...common,
    name: 'failed-record-goes-back-in-silence',
    file: inPages('domains/attendance/live/useMarking.ts'),
    text: '        fail(m.noResponseForStudent({ student }), m.recordOfStudentNotSaved({ student }), error)\n',
    replacement: '',
    tests: ['attendance/register', 'web/src/domains/attendance/'],
  },
  {
    ...common,
    name: 'two-persons-are-paid',
    file: inPages('domains/payroll/runs/messages.ts'),
    text: "personCount: '{people, plural, one {# person} other {# people}}'",
    replacement: "personCount: '{people, plural, one {# person} other {# persons}}'",
    tests: ['payroll/run-steps', 'web/src/domains/payroll/'],
  },
]
