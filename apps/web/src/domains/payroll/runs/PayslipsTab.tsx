import { sheetFormats } from '@campanile/contract/documents.ts'
import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { addressFor } from '#lib/api.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from './messages.ts'
import { slipColumns } from './slipColumns.tsx'
import { employmentFilterOptions, onlyOptions, slipsQuery, slipsShape } from './slipsQuery.ts'

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
