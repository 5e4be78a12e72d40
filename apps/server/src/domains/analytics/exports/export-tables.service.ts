import type { analytics, ExportedView } from '@campanile/contract/analytics/analytics.ts'
import { paidAs, weekdayWords } from '@campanile/contract/analytics/analytics-words.ts'
import { reasonSentence } from '@campanile/contract/analytics/at-risk-words.ts'
import type { ChangedEnrolment } from '@campanile/contract/analytics/policy-simulation.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { SignedIn } from '#http/context.ts'
import { analyticsFiles } from '../files.messages.ts'
import { readFrame } from '../scope.service.ts'
import { type AtRiskRow, listAtRisk } from '../views/at-risk.repo.ts'
import { comparedRows } from '../views/comparison.service.ts'
import { readPayTotals } from '../views/pay.service.ts'
import { changedEnrolments, simulatePolicy } from '../views/policy.service.ts'
import { readStaffAnalytics } from '../views/staff.service.ts'
import { readAttendanceHeatmap, readLateness } from '../views/times.service.ts'
import { everySeries, readAttendanceHistory, readTrend } from '../views/trend.service.ts'
import { readWorkCorrelations } from '../views/work.service.ts'
import { type Sheet, sheet } from './sheet.ts'

type ExportInput = ParsedInput<typeof analytics.exportAnalytics>

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

async function trendSheet(ctx: SignedIn, input: ExportInput, locale: string) {
  const m = analyticsFiles(locale)
  const { weeks, series } = await readTrend(ctx, input, everySeries)
  const lines = [{ name: m.all(), weeks }, ...series]
  const rows = lines.flatMap(({ name, weeks: all }) => all.map((week) => ({ name, ...week })))
  return sheet(locale, rows, (c) => [
    c.text(m.of(), 30, (it) => it.name),
    c.number(m.week(), (it) => it.number),
    c.day(m.monday(), (it) => it.week),
    ...c.marks((it) => it),
  ])
}

async function comparisonSheet(ctx: SignedIn, input: ExportInput, locale: string) {
  const m = analyticsFiles(locale)
  const shared = documentMessages(locale)
  const { rows } = await comparedRows(ctx, input)
  return sheet(locale, rows, (c) => [
    c.text(shared.name(), 34, (it) => it.name),
    c.text(m.detail(), 30, (it) => it.detail),
    c.number(shared.students(), (it) => it.students),
    ...c.marks((it) => it),
    c.percent(m.latePercent(), (it) => it.lateShare),
    c.percent(m.termBeforePercent(), (it) => it.previous),
  ])
}

async function atRiskSheet(ctx: SignedIn, input: ExportInput, locale: string) {
  const m = analyticsFiles(locale)
  const shared = documentMessages(locale)
  const { scope } = await readFrame(ctx, input)
  const { level, search } = input
  const rows = readInBatches<AtRiskRow>(async (last, limit) =>
    scope
      ? listAtRisk(ctx.reading, scope, { level, search, after: last && [last.score, last.studentId], limit })
      : [],
  )
  return sheet(locale, rows, (c) => [
    c.text(shared.lastName(), 20, (it) => it.lastName),
    c.text(shared.firstName(), 20, (it) => it.firstName),
    c.text(shared.number(), 13, (it) => it.number),
    c.text(shared.batch(), 12, (it) => it.batch),
    c.text(shared.programme(), 26, (it) => it.programme),
    c.text(m.risk(), 9, ({ level }) => m.riskLevel({ level })),
    c.number(m.score(), (it) => it.score),
    c.percent(shared.attendancePercent(), (it) => it.percentage),
    c.text(shared.why(), 80, (it) => it.reasons.map((reason) => reasonSentence(reason, locale)).join('; ')),
  ])
}

/** How long after the start people came. */
const arrivalWords = (from: number, to: number | null, m: ReturnType<typeof analyticsFiles>) =>
  to === null ? m.arrivedAfter({ from }) : m.arrivedBetween({ from, to })

async function latenessSheet(ctx: SignedIn, input: ExportInput, locale: string) {
  const m = analyticsFiles(locale)
  const shared = documentMessages(locale)
  const { hours, weekdays, arrivals } = await readLateness(ctx, input)
  const rows = [
    ...weekdays.map((it) => ({ name: weekdayWords(it.weekday, locale), ...it })),
    ...hours.map((it) => ({ name: clock(it.hour), ...it })),
    ...arrivals.map(({ until, count }, place) => ({
      name: arrivalWords(arrivals[place - 1]?.until ?? 0, until, m),
      came: count,
      late: null,
      lateShare: null,
    })),
  ]
  return sheet(locale, rows, (c) => [
    c.text(m.when(), 28, (it) => it.name),
    c.number(m.came(), (it) => it.came),
    c.number(shared.late(), (it) => it.late),
    c.percent(m.latePercent(), (it) => it.lateShare),
  ])
}

async function staffSheet(ctx: SignedIn, input: ExportInput, locale: string) {
  const m = analyticsFiles(locale)
  const shared = documentMessages(locale)
  const { overall, weeks, weekdays, roles } = await readStaffAnalytics(ctx, input)
  const rows = [
    { name: m.all(), ...overall },
    ...weeks.map(({ number, week, ...it }) => ({ name: m.weekFrom({ number, monday: week }), ...it })),
    ...weekdays.map(({ weekday, ...it }) => ({ name: weekdayWords(weekday, locale), ...it })),
    ...roles.map(({ role, ...it }) => ({ name: roleLabel(role, null, locale), ...it })),
  ]
  return sheet(locale, rows, (c) => [
    c.text(m.of(), 28, (it) => it.name),
    c.number(shared.present(), (it) => it.present),
    c.number(shared.late(), (it) => it.late),
    c.number(m.halfDays(), (it) => it.halfDay),
    c.number(shared.absent(), (it) => it.absent),
    c.number(m.onLeave(), (it) => it.onLeave),
    c.percent(shared.attendancePercent(), (it) => it.percentage),
    c.percent(m.latePercent(), (it) => it.lateShare),
  ])
}

async function paySheet(ctx: SignedIn, input: ExportInput, locale: string) {
  const m = analyticsFiles(locale)
  const { overall, months, employmentTypes, currency } = await readPayTotals(ctx, input)
  const rows = [
    { name: m.all(), ...overall },
    ...months.map(({ month, ...it }) => ({ name: month, ...it })),
    ...employmentTypes.map(({ employmentType, ...it }) => ({ name: paidAs(employmentType, locale), ...it })),
  ]
  return sheet(locale, rows, (c) => [
    c.text(m.of(), 20, (it) => it.name),
    c.number(m.people(), (it) => it.people),
    c.money(currency, m.earningsIn({ currency }), (it) => it.earnings),
    c.money(currency, m.deductionsIn({ currency }), (it) => -it.deductions || 0),
    c.money(currency, m.taxesIn({ currency }), (it) => -it.taxes || 0),
    c.money(currency, m.adjustedAndCarriedIn({ currency }), (it) => it.adjustedAndCarried),
    c.money(currency, m.paidIn({ currency }), (it) => it.paid),
  ])
}

async function policySheet(ctx: SignedIn, input: ExportInput, locale: string) {
  const m = analyticsFiles(locale)
  const shared = documentMessages(locale)
  const { actual, tried, enrolments, programmes } = await simulatePolicy(ctx, input)
  const all = {
    name: m.all(),
    enrolments,
    percentage: actual.percentage,
    percentageTried: tried.percentage,
    below: actual.enrolmentsBelow,
    belowTried: tried.enrolmentsBelow,
  }
  return sheet(locale, [all, ...programmes], (c) => [
    c.text(shared.programme(), 34, (it) => it.name),
    c.number(m.studentsInClasses(), (it) => it.enrolments),
    c.percent(shared.attendancePercent(), (it) => it.percentage),
    c.percent(m.triedPercent(), (it) => it.percentageTried),
    c.number(m.below(), (it) => it.below),
    c.number(m.belowTried(), (it) => it.belowTried),
  ])
}

async function policyChangesSheet(ctx: SignedIn, input: ExportInput, locale: string) {
  const m = analyticsFiles(locale)
  const shared = documentMessages(locale)
  const rows = readInBatches<ChangedEnrolment>((last, limit) =>
    changedEnrolments(ctx, input, { after: last && [last.studentId, last.classId], limit }),
  )
  return sheet(locale, rows, (c) => [
    c.text(shared.student(), 28, (it) => it.studentName),
    c.text(shared.number(), 13, (it) => it.number),
    c.text(shared.batch(), 12, (it) => it.batch),
    c.text(shared.class(), 12, (it) => it.courseCode),
    c.text(shared.courseTitle(), 32, (it) => it.courseTitle),
    c.percent(shared.attendancePercent(), (it) => it.percentage),
    c.percent(m.triedPercent(), (it) => it.percentageTried),
  ])
}

type MakeSheet = (ctx: SignedIn, input: ExportInput, locale: string) => Promise<Sheet<unknown>>

const sheets: Record<ExportedView, MakeSheet> = {
  heatmap: async (ctx, input, locale) => {
    const { cells } = await readAttendanceHeatmap(ctx, input)
    const m = analyticsFiles(locale)
    return sheet(locale, cells, (c) => [
      c.text(m.weekday(), 12, (it) => weekdayWords(it.weekday, locale)),
      c.text(m.hour(), 8, (it) => clock(it.hour)),
      ...c.marks((it) => it),
    ])
  },
  trend: trendSheet,
  comparison: comparisonSheet,
  'at-risk': atRiskSheet,
  lateness: latenessSheet,
  correlations: async (ctx, input, locale) => {
    const { bands } = await readWorkCorrelations(ctx, input)
    const m = analyticsFiles(locale)
    return sheet(locale, bands, (c) => [
      c.text(m.attendance(), 12, ({ from, to }) => m.percentRange({ from, to })),
      c.number(m.studentsInClasses(), (it) => it.enrolments),
      c.number(m.workDue(), (it) => it.due),
      c.number(m.submitted(), (it) => it.submitted),
      c.number(m.inTime(), (it) => it.inTime),
      c.percent(m.meanMarkPercent(), (it) => it.mark),
    ])
  },
  staff: staffSheet,
  pay: paySheet,
  history: async (ctx, _input, locale) => {
    const { terms } = await readAttendanceHistory(ctx, {})
    const shared = documentMessages(locale)
    return sheet(locale, terms, (c) => [c.text(shared.term(), 26, (it) => it.name), ...c.marks((it) => it)])
  },
  policy: policySheet,
  'policy-changes': policyChangesSheet,
}

/** The rows of a view with their columns. */
export const makeSheet: MakeSheet = (ctx, input, locale) => sheets[input.view](ctx, input, locale)
