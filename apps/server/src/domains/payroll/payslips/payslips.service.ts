import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import {
  type PayLineEvent,
  type Payslip,
  type PayslipRow,
  payslips,
} from '@campanile/contract/payroll/payslips.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { toDownload } from '#documents/download.ts'
import { drawn } from '#documents/drawing.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysOfMonth } from '#platform/calendar.ts'
import { toUnits } from '../computing/pay-money.rules.ts'
import { payrollFiles } from '../files.messages.ts'
import { exportedBatches, recordExport, recordView } from '../pay-views.service.ts'
import { runOrNotFound } from '../runs/pay-run-lock.ts'
import { isApprovedStatus, mayAsk, mayRead } from './payslip.policy.ts'
import * as repo from './payslips.repo.ts'

export const slipView = (row: repo.PayslipRow): PayslipRow => ({
  id: row.id,
  payRunId: row.payRunId,
  month: row.month,
  runKind: row.runKind,
  person: {
    id: row.personId,
    name: row.personName,
    number: row.personNumber,
    role: row.personRole,
    employmentType: row.employmentType,
    profileImage: photoUrl(row.personId, row.profileImage),
  },
  earnings: row.earnings,
  deductions: row.deductions,
  taxes: row.taxes,
  adjustments: row.adjustments,
  carried: row.carried,
  net: row.net,
  unpaid: row.unpaid,
  change: row.netBefore === null ? null : row.net - row.netBefore,
  hasBankDetails: row.hasBankDetails,
  openDiscrepancies: row.openDiscrepancies,
})

/** A payslip that the caller may read. Reading another person's is audited before it is shown. */
export async function authorisePayslip(ctx: SignedIn, payslipId: string): Promise<repo.PayslipRow> {
  const row = await repo.findPayslip(ctx.db, payslipId)
  if (!row || !mayRead(ctx.actor, row)) throw new AppError('not-found')
  await recordView(ctx, { entity: 'payslip', entityId: payslipId, people: [row.personId] })
  return row
}

/** A complete payslip, for a caller whose access has been checked. */
export async function wholePayslip(ctx: SignedIn, row: repo.PayslipRow): Promise<Payslip> {
  const year = Number(row.month.slice(0, 4))
  const [{ name }, lines, sums] = await Promise.all([
    currentInstitution(ctx),
    repo.listLines(ctx.db, row.id),
    repo.sumYear(ctx.db, { payslipId: row.id, personId: row.personId, year, month: row.month }),
  ])
  const { first, last } = daysOfMonth(row.month)
  return {
    ...slipView(row),
    currency: row.currency,
    institution: name,
    runStatus: row.runStatus,
    firstDay: first,
    lastDay: last,
    basis: row.basis,
    payOn: row.payOn,
    paidOn: row.paidOn,
    lines,
    yearToDate: { year, ...sums },
    can: { ask: mayAsk(ctx.actor, row), download: isApprovedStatus(row.runStatus) },
  }
}

export const readPayslip = handle(payslips.readPayslip, async (ctx, { payslipId }) =>
  wholePayslip(ctx, await authorisePayslip(ctx, payslipId)),
)

function eventView(row: repo.LineEventRow): PayLineEvent {
  if (row.kind === 'session')
    return {
      kind: 'session',
      sessionId: row.sessionId!,
      classId: row.classId!,
      courseCode: row.courseCode!,
      courseTitle: row.courseTitle!,
      startsAt: row.startsAt!.toISOString(),
      endsAt: row.endsAt!.toISOString(),
      checkInAt: row.checkInAt?.toISOString() ?? null,
      minutes: row.minutes ?? 0,
    }
  if (row.kind === 'staff-day')
    return { kind: 'staff-day', date: row.on, status: row.status ?? '', days: row.days ?? '0' }
  return {
    kind: 'leave',
    date: row.on,
    leaveRequestId: row.leaveRequestId!,
    leaveType: row.leaveType!,
    paid: row.paid === true,
    from: row.from!,
    to: row.to!,
    days: row.days ?? '0',
  }
}

export const listPayLineEvents = handle(payslips.listPayLineEvents, async (ctx, query) => {
  await authorisePayslip(ctx, query.payslipId)
  const { rows, total } = await repo.listEvents(ctx.db, query)
  if (total === null) throw new AppError('not-found')
  return { items: rows.map(eventView), total, page: query.page, pageSize: query.pageSize }
})

export const listPayslips = handle(payslips.listPayslips, async (ctx, query) => {
  const { currency } = await runOrNotFound(ctx.db, query.payRunId)
  const { rows, total } = await repo.listPayslips(ctx.db, query)
  const people = rows.map(({ personId }) => personId)
  await recordView(ctx, { entity: 'pay-run', entityId: query.payRunId, people })
  return { items: rows.map(slipView), total, page: query.page, pageSize: query.pageSize, currency }
})

type Sums = Pick<repo.PayslipRow, 'earnings' | 'deductions' | 'taxes' | 'adjustments' | 'carried' | 'net'>

/** Heads and amounts, each with its sign in the net pay. */
const sums = (
  m: ReturnType<typeof payrollFiles>,
  currency: string,
): [header: string, amount: (row: Sums) => number][] => [
  [m.earningsIn({ currency }), (it) => it.earnings],
  [m.deductionsIn({ currency }), (it) => -it.deductions || 0],
  [m.taxesIn({ currency }), (it) => -it.taxes || 0],
  [m.adjustmentsIn({ currency }), (it) => it.adjustments],
  [m.carriedOverIn({ currency }), (it) => it.carried],
  [m.netIn({ currency }), (it) => it.net],
]

const columns = (currency: string, locale: string): Column<repo.PayslipRow>[] => {
  const m = payrollFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: m.month(), width: 9, cell: ({ month }) => month },
    { header: shared.name(), width: 28, cell: ({ personName }) => personName },
    { header: shared.number(), width: 14, cell: ({ personNumber }) => personNumber },
    {
      header: shared.role(),
      width: 18,
      cell: ({ personRole, employmentType }) => roleLabel(personRole, employmentType, locale),
    },
    ...sums(m, currency).map(
      ([header, amount]): Column<repo.PayslipRow> => ({
        header,
        kind: 'number',
        decimals: minorDigits(currency),
        width: 16,
        cell: (row) => toUnits(amount(row), minorDigits(currency)).toNumber(),
      }),
    ),
    {
      header: m.bankDetails(),
      width: 12,
      cell: ({ hasBankDetails }) => (hasBankDetails ? shared.yes() : shared.no()),
    },
    { header: m.openDiscrepancies(), width: 12, kind: 'number', cell: (row) => row.openDiscrepancies },
  ]
}

export const exportPayslips = handle(payslips.exportPayslips, async (ctx, { format, ...narrowing }) => {
  const { month, currency } = await runOrNotFound(ctx.db, narrowing.payRunId)
  const about = { entity: 'pay-run', entityId: narrowing.payRunId }
  await recordExport(ctx, { ...about, asked: narrowing })
  const locale = await localeOfActor(ctx)
  const title = payrollFiles(locale).payRun({ month })
  const rows = exportedBatches<repo.PayslipRow>(ctx, about, {
    read: (after, limit) => repo.listNextRows(ctx.db, narrowing, { after, limit }),
    personOf: ({ personId }) => personId,
  })
  return toDownload(
    { title, locale, columns: columns(currency, locale), rows },
    { format, name: title, now: ctx.clock.now() },
  )
})

export const downloadPayslip = handle(payslips.downloadPayslip, async (ctx, { payslipId, password }) => {
  const slip = await wholePayslip(ctx, await authorisePayslip(ctx, payslipId))
  if (!slip.can.download) throw new AppError('pay-run-moved-on')
  const locale = await localeOfActor(ctx)
  return {
    type: 'application/pdf',
    bytes: await drawn('payslip', slip, { issuedAt: ctx.clock.now(), password, locale }),
    saveAs: `${payrollFiles(locale).payslipOf({ month: slip.month, name: slip.person.name })}.pdf`,
  }
})
