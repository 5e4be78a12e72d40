import type { analytics, ExportedView } from '@campanile/contract/analytics/analytics.ts'
import { paidAs, weekdayWords } from '@campanile/contract/analytics/analytics-words.ts'
import { reasonSentence } from '@campanile/contract/analytics/at-risk-words.ts'
import type { ChangedEnrolment } from '@campanile/contract/analytics/policy-simulation.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { SignedIn } from '#http/context.ts'
import { frameOf } from '../scope.service.ts'
import { type AtRiskRow, listAtRisk } from '../views/at-risk.repo.ts'
import { comparedRows } from '../views/comparison.service.ts'
import { readPayTotals } from '../views/pay.service.ts'
import { changedEnrolments, simulatePolicy } from '../views/policy.service.ts'
import { readStaffAnalytics } from '../views/staff.service.ts'
import { readAttendanceHeatmap, readLateness } from '../views/times.service.ts'
import { everySeries, readAttendanceHistory, trendOf } from '../views/trend.service.ts'
import { readWorkCorrelations } from '../views/work.service.ts'
import { type Sheet, sheet } from './sheet.ts'

type ExportInput = ParsedInputOf<typeof analytics.exportAnalytics>

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

async function trendSheet(ctx: SignedIn, input: ExportInput) {
  const { weeks, series } = await trendOf(ctx, input, everySeries)
  const lines = [{ name: 'All', weeks }, ...series]
  const rows = lines.flatMap(({ name, weeks: all }) => all.map((week) => ({ name, ...week })))
  return sheet(rows, (c) => [
    c.text('Of', 30, (it) => it.name),
    c.number('Week', (it) => it.number),
    c.day('Monday', (it) => it.week),
    ...c.marks((it) => it),
  ])
}

async function comparisonSheet(ctx: SignedIn, input: ExportInput) {
  const { rows } = await comparedRows(ctx, input)
  return sheet(rows, (c) => [
    c.text('Name', 34, (it) => it.name),
    c.text('Detail', 30, (it) => it.detail),
    c.number('Students', (it) => it.students),
    ...c.marks((it) => it),
    c.number('Late %', (it) => it.lateShare),
    c.number('Term before %', (it) => it.previous),
  ])
}

async function atRiskSheet(ctx: SignedIn, input: ExportInput) {
  const { scope } = await frameOf(ctx, input)
  const { level, search } = input
  const rows = readInBatches<AtRiskRow>(async (last, limit) =>
    scope
      ? listAtRisk(ctx.reading, scope, { level, search, after: last && [last.score, last.studentId], limit })
      : [],
  )
  return sheet(rows, (c) => [
    c.text('Last name', 20, (it) => it.lastName),
    c.text('First name', 20, (it) => it.firstName),
    c.text('Number', 13, (it) => it.number),
    c.text('Batch', 12, (it) => it.batch),
    c.text('Programme', 26, (it) => it.programme),
    c.text('Risk', 9, (it) => it.level),
    c.number('Score', (it) => it.score),
    c.number('Attendance %', (it) => it.percentage),
    c.text('Why', 80, (it) => it.reasons.map((reason) => reasonSentence(reason)).join('; ')),
  ])
}

async function latenessSheet(ctx: SignedIn, input: ExportInput) {
  const { hours, weekdays, arrivals } = await readLateness(ctx, input)
  const rows = [
    ...weekdays.map((it) => ({ name: weekdayWords(it.weekday), ...it })),
    ...hours.map((it) => ({ name: clock(it.hour), ...it })),
    ...arrivals.map(({ until, count }, place) => ({
      name: `Arrived after ${arrivals[place - 1]?.until ?? 0}${until === null ? '' : ` to ${until}`} minutes`,
      came: count,
      late: null,
      lateShare: null,
    })),
  ]
  return sheet(rows, (c) => [
    c.text('When', 28, (it) => it.name),
    c.number('Came', (it) => it.came),
    c.number('Late', (it) => it.late),
    c.number('Late %', (it) => it.lateShare),
  ])
}

async function staffSheet(ctx: SignedIn, input: ExportInput) {
  const { overall, weeks, weekdays, roles } = await readStaffAnalytics(ctx, input)
  const rows = [
    { name: 'All', ...overall },
    ...weeks.map(({ number, week, ...it }) => ({ name: `Week ${number}, from ${week}`, ...it })),
    ...weekdays.map(({ weekday, ...it }) => ({ name: weekdayWords(weekday), ...it })),
    ...roles.map(({ role, ...it }) => ({ name: roleLabel(role, null), ...it })),
  ]
  return sheet(rows, (c) => [
    c.text('Of', 28, (it) => it.name),
    c.number('Present', (it) => it.present),
    c.number('Late', (it) => it.late),
    c.number('Half days', (it) => it.halfDay),
    c.number('Absent', (it) => it.absent),
    c.number('On leave', (it) => it.onLeave),
    c.number('Attendance %', (it) => it.percentage),
    c.number('Late %', (it) => it.lateShare),
  ])
}

async function paySheet(ctx: SignedIn, input: ExportInput) {
  const { overall, months, employmentTypes, currency } = await readPayTotals(ctx, input)
  const units = 10 ** minorDigits(currency)
  const rows = [
    { name: 'All', ...overall },
    ...months.map(({ month, ...it }) => ({ name: month, ...it })),
    ...employmentTypes.map(({ employmentType, ...it }) => ({ name: paidAs(employmentType), ...it })),
  ]
  return sheet(rows, (c) => [
    c.text('Of', 20, (it) => it.name),
    c.number('People', (it) => it.people),
    c.number(`Earnings ${currency}`, (it) => it.earnings / units),
    c.number(`Deductions ${currency}`, (it) => it.deductions / units),
    c.number(`Taxes ${currency}`, (it) => it.taxes / units),
    c.number(`Corrections ${currency}`, (it) => it.corrections / units),
    c.number(`Net ${currency}`, (it) => it.net / units),
  ])
}

async function policySheet(ctx: SignedIn, input: ExportInput) {
  const { actual, tried, enrolments, programmes } = await simulatePolicy(ctx, input)
  const all = {
    name: 'All',
    enrolments,
    percentage: actual.percentage,
    percentageTried: tried.percentage,
    below: actual.enrolmentsBelow,
    belowTried: tried.enrolmentsBelow,
  }
  return sheet([all, ...programmes], (c) => [
    c.text('Programme', 34, (it) => it.name),
    c.number('Students in classes', (it) => it.enrolments),
    c.number('Attendance %', (it) => it.percentage),
    c.number('Tried %', (it) => it.percentageTried),
    c.number('Below', (it) => it.below),
    c.number('Below, tried', (it) => it.belowTried),
  ])
}

async function policyChangesSheet(ctx: SignedIn, input: ExportInput) {
  const rows = readInBatches<ChangedEnrolment>((last, limit) =>
    changedEnrolments(ctx, input, { after: last && [last.studentId, last.classId], limit }),
  )
  return sheet(rows, (c) => [
    c.text('Student', 28, (it) => it.studentName),
    c.text('Number', 13, (it) => it.number),
    c.text('Batch', 12, (it) => it.batch),
    c.text('Class', 12, (it) => it.courseCode),
    c.text('Course title', 32, (it) => it.courseTitle),
    c.number('Attendance %', (it) => it.percentage),
    c.number('Tried %', (it) => it.percentageTried),
  ])
}

const sheets: Record<ExportedView, (ctx: SignedIn, input: ExportInput) => Promise<Sheet<unknown>>> = {
  heatmap: async (ctx, input) => {
    const { cells } = await readAttendanceHeatmap(ctx, input)
    return sheet(cells, (c) => [
      c.text('Weekday', 12, (it) => weekdayWords(it.weekday)),
      c.text('Hour', 8, (it) => clock(it.hour)),
      ...c.marks((it) => it),
    ])
  },
  trend: trendSheet,
  comparison: comparisonSheet,
  'at-risk': atRiskSheet,
  lateness: latenessSheet,
  correlations: async (ctx, input) => {
    const { bands } = await readWorkCorrelations(ctx, input)
    return sheet(bands, (c) => [
      c.text('Attendance', 12, (it) => `${it.from} to ${it.to}%`),
      c.number('Students in classes', (it) => it.enrolments),
      c.number('Work due', (it) => it.due),
      c.number('Submitted', (it) => it.submitted),
      c.number('In time', (it) => it.inTime),
      c.number('Mean mark %', (it) => it.mark),
    ])
  },
  staff: staffSheet,
  pay: paySheet,
  history: async (ctx) => {
    const { terms } = await readAttendanceHistory(ctx, {})
    return sheet(terms, (c) => [c.text('Term', 26, (it) => it.name), ...c.marks((it) => it)])
  },
  policy: policySheet,
  'policy-changes': policyChangesSheet,
}

/** The rows of a view with their columns. */
export const tableOf = (ctx: SignedIn, input: ExportInput): Promise<Sheet<unknown>> =>
  sheets[input.view](ctx, input)
