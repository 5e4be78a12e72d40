import { type EmploymentType, type Role, roleLabel } from '@campanile/contract/roles.ts'
import { cn } from '#lib/cn.ts'

const looks: Record<Role, string> = {
  admin: 'bg-admin-tint text-admin-ink ring-admin-line',
  lecturer: 'bg-lecturer-tint text-lecturer-ink ring-lecturer-line',
  student: 'bg-student-tint text-student-ink ring-student-line',
  staff: 'bg-staff-tint text-staff-ink ring-staff-line',
}

interface RoleBadgeProps {
  role: Role
  employmentType: EmploymentType | null
  className?: string
}

/** Squared and outlined, where status chips are round and filled: red and green mean two things. */
export const RoleBadge = ({ role, employmentType, className }: RoleBadgeProps) => (
  <span
    className={cn(
      'inline-flex h-[18px] items-center rounded-xs px-1.5 text-2xs font-strong ring-1 ring-inset',
      looks[role],
      className,
    )}
  >
    {roleLabel(role, employmentType)}
  </span>
)
