import { minorDigits } from '@campanile/contract/pay-values.ts'
import type { PayslipRow, payslips } from '@campanile/contract/payslips.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { downloadOf } from '#documents/download.ts'
import { inPortions } from '#documents/portions.ts'
import type { Column } from '#documents/table.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import type { Handler } from '#http/routes.ts'
import { unitsOf } from './pay-money.rules.ts'
import { runOrNotFound } from './pay-run-turn.ts'
import { recordExport, recordLook } from './pay-views.service.ts'
import * as repo from './payslip-list.repo.ts'

const slipView = (row: repo.PayslipRow): PayslipRow => ({
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
    photo: photoUrl(row.personId, row.profileImage),
  },
  earnings: row.earnings,
  deductions: row.deductions,
  taxes: row.taxes,
  adjustments: row.adjustments,
  carried: row.carried,
  net: row.net,
  hasBankDetails: row.hasBankDetails,
  openDiscrepancies: row.openDiscrepancies,
})

export const listPayslips: Handler<typeof payslips.listPayslips> = async (ctx, query) => {
  const { currency } = await runOrNotFound(ctx.db, query.payRunId)
  const { rows, total } = await repo.listPayslips(ctx.db, query)
  const people = rows.map(({ personId }) => personId)
  await recordLook(ctx, { entity: 'pay-run', entityId: query.payRunId, people })
  return { items: rows.map(slipView), total, page: query.page, pageSize: query.pageSize, currency }
}

type Sum = 'earnings' | 'deductions' | 'taxes' | 'adjustments' | 'carried' | 'net'
const sums: [Sum, string][] = [
  ['earnings', 'Earnings'],
  ['deductions', 'Deductions'],
  ['taxes', 'Taxes'],
  ['adjustments', 'Adjustments'],
  ['carried', 'Carried over'],
  ['net', 'Net'],
]

const columns = (currency: string): Column<repo.PayslipRow>[] => [
  { header: 'Month', width: 9, cell: ({ month }) => month },
  { header: 'Name', width: 28, cell: ({ personName }) => personName },
  { header: 'Number', width: 14, cell: ({ personNumber }) => personNumber },
  {
    header: 'Role',
    width: 18,
    cell: ({ personRole, employmentType }) => roleLabel(personRole, employmentType),
  },
  ...sums.map(
    ([name, header]): Column<repo.PayslipRow> => ({
      header: `${header} (${currency})`,
      kind: 'number',
      width: 16,
      cell: (row) => unitsOf(row[name], minorDigits(currency)).toNumber(),
    }),
  ),
  { header: 'Bank details', width: 12, cell: ({ hasBankDetails }) => (hasBankDetails ? 'Yes' : 'No') },
  { header: 'Open discrepancies', width: 12, kind: 'number', cell: (row) => row.openDiscrepancies },
]

export const exportPayslips: Handler<typeof payslips.exportPayslips> = async (
  ctx,
  { format, ...narrowing },
) => {
  const { month, currency } = await runOrNotFound(ctx.db, narrowing.payRunId)
  await recordExport(ctx, { entity: 'pay-run', entityId: narrowing.payRunId, asked: narrowing })
  const rows = inPortions<repo.PayslipRow>((after, limit) =>
    repo.listPortion(ctx.db, narrowing, { after, limit }),
  )
  return downloadOf(
    { title: `Pay run ${month}`, columns: columns(currency), rows },
    { format, name: `Pay run ${month}`, now: ctx.clock.now() },
  )
}
