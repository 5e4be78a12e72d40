import { payProfileSorts, payProfileStates } from '@campanile/contract/payroll/pay-profiles.ts'
import { employmentTypes } from '@campanile/contract/roles.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

export const profilesShape = { filters: ['employment', 'profile'], sort: 'person' }

/** The question about people and their pay; what a stale or mistyped link asks in vain is left out. */
export const profilesQuery = ({ page, search, sort, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  employmentType: oneOf(employmentTypes, filters.employment),
  profile: oneOf(payProfileStates, filters.profile),
  sort: oneOf(payProfileSorts, sort),
})
