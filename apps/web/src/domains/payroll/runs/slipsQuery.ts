import { payslipSorts } from '@campanile/contract/payroll/payslips.ts'
import { employmentTypes, employmentWords } from '@campanile/contract/roles.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { m } from './messages.ts'

export const slipsShape = { filters: ['employment', 'only'], sort: 'person' }

const onlyWords = {
  adjusted: m.withAdjustments(),
  unsettled: m.withOpenDiscrepancies(),
  'no-bank-details': m.withoutBankDetails(),
} as const
type Only = keyof typeof onlyWords

export const onlyOptions = Object.entries(onlyWords).map(([value, label]) => ({ value, label }))
export const employmentFilterOptions = employmentTypes.map((value) => ({
  value,
  label: employmentWords[value],
}))

/** The question about payslips; what a stale or mistyped link asks in vain is left out. */
export const slipsQuery = ({ page, search, sort, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  employmentType: oneOf(employmentTypes, filters.employment),
  only: oneOf(Object.keys(onlyWords) as Only[], filters.only),
  sort: oneOf(payslipSorts, sort),
})
