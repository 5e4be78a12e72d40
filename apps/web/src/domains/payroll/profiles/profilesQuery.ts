import { payProfileSorts, payProfileStates } from '@campanile/contract/payroll/pay-profiles.ts'
import { employmentTypes } from '@campanile/contract/roles.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'

export const profilesShape = { filters: ['employment', 'profile'], sort: 'person' }

/** The query for people and their pay. Invalid parameters of an old or mistyped link are ignored. */
export const profilesQuery = ({ page, search, sort, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  employmentType: oneOf(employmentTypes, filters.employment),
  profile: oneOf(payProfileStates, filters.profile),
  sort: oneOf(payProfileSorts, sort),
})
