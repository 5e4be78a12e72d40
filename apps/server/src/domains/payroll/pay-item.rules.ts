import type { PayMethod } from '@campanile/contract/pay-items.ts'
import type { PayItemKind } from '@campanile/contract/pay-values.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'

/** A pay item as computing needs it. */
export interface PayItemRule {
  id: string
  code: string
  name: string
  kind: PayItemKind
  how: PayMethod
  taxable: boolean
  prorated: boolean
  employmentTypes: readonly EmploymentType[]
  firstMonth: string | null
  lastMonth: string | null
  position: number
}
