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
