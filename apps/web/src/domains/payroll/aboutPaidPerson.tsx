import type { PayslipRow } from '@campanile/contract/payroll/payslips.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'

/** The cells and phone parts about the person of a row. */
export const aboutPaidPerson = aboutPerson(
  ({ person: { id, name, profileImage, role, employmentType } }: Pick<PayslipRow, 'person'>) => ({
    personId: id,
    name,
    profileImage,
    personRole: role,
    sub: <RoleBadge role={role} employmentType={employmentType} />,
  }),
)
