import type { Person } from '@campanile/contract/people/people.ts'
import type { LeftOutReason } from '@campanile/contract/people/selected-people.ts'

export type SelectedAct = 'invite' | 'disable' | 'enable'

/** Why an act on several people leaves this one out; undefined: it doesn't. */
export function leftOutReason(
  act: SelectedAct,
  { status, can }: Pick<Person, 'status' | 'can'>,
): LeftOutReason | undefined {
  if (can[act]) return undefined
  if (status === 'archived') return 'archived'
  switch (act) {
    case 'invite':
      return status === 'active' ? 'can-sign-in' : 'no-access'
    case 'disable':
      return status === 'disabled' ? 'already-disabled' : 'own-account'
    case 'enable':
      return 'not-disabled'
  }
}

/** Why this person isn’t put into a department; undefined if they are. Students have that of their programme. */
export function departmentLeftOutReason(
  { role, department, can }: Pick<Person, 'role' | 'department' | 'can'>,
  departmentId: string,
): LeftOutReason | undefined {
  if (!can.edit) return 'archived'
  if (role === 'student') return 'student-department'
  return department?.id === departmentId ? 'already-in-department' : undefined
}
