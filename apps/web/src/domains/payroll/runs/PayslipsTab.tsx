import { sheetFormats } from '@campanile/contract/documents.ts'
import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { payslipSorts } from '@campanile/contract/payroll/payslips.ts'
import { employmentTypes, employmentWords } from '@campanile/contract/roles.ts'
import { addressFor } from '#lib/api.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from './messages.ts'
import { slipColumns } from './slipColumns.tsx'

const slipsShape = { filters: ['employment', 'only'], sort: 'person' }

const onlyWords = {
  adjusted: m.withAdjustments(),
  unsettled: m.withOpenDiscrepancies(),
  'no-bank-details': m.withoutBankDetails(),
} as const
type Only = keyof typeof onlyWords

const onlyOptions = Object.entries(onlyWords).map(([value, label]) => ({ value, label }))
const employmentFilterOptions = employmentTypes.map((value) => ({
  value,
  label: employmentWords[value],
}))

/** The payslips query; values of a stale or mistyped link are left out. */
const slipsQuery = ({ page, search, sort, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  employmentType: oneOf(employmentTypes, filters.employment),
  only: oneOf(Object.keys(onlyWords) as Only[], filters.only),
  sort: oneOf(payslipSorts, sort),
})

/** Everybody's payslip of the run. */
export function PayslipsTab({ run }: { run: PayRun }) {
  const list = useListView(slipsShape)
  const query = { payRunId: run.id, ...slipsQuery(list.view) }
  const slips = useRead('listPayslips', query)
  const { open } = useOpenedParam('payslip')
  const { page: _page, sort: _sort, ...narrowing } = query
  return (
    <ListCard
      name="payslips"
      label={m.payslips()}
      list={list}
      query={slips}
      count={(count) => rowCounts.payslips({ count })}
      failure={m.weCouldntLoadThePayslips()}
      search={m.findAPerson()}
      filters={[
        { name: 'employment', label: m.employment(), options: employmentFilterOptions },
        { name: 'only', label: m.only(), options: onlyOptions },
      ]}
      actions={
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportPayslips', { ...narrowing, format })}
        />
      }
      empty={{
        title: m.noPayslipsYet(),
        text:
          run.status === 'draft' || run.status === 'computing'
            ? m.payslipsAppearOnceComputed()
            : m.nobodyHasAPayProfile(),
      }}
      columns={slipColumns(run.currency, open)}
      rowKey={({ id }) => id}
    />
  )
}
