import { hasLeft } from '@campanile/contract/people/membership.ts'
import type { Person, PersonStatus } from '@campanile/contract/people/people.ts'
import type { Actor } from '#http/context.ts'

type Target = Pick<Person, 'id' | 'status' | 'secondFactorOn' | 'newAdminUntil'>

/** A person's status on a day: people who have left can't sign in, whatever state their account is in. */
export function currentStatus(
  { status, endsOn }: { status: Exclude<PersonStatus, 'left'>; endsOn: string | null },
  today: string,
): PersonStatus {
  return (status === 'active' || status === 'invited') && hasLeft({ endsOn }, today) ? 'left' : status
}

/** The role determines a person's permissions; the email address receives the link that sets a password. */
export const changesAccess = (before: Access | null, after: Access): boolean =>
  before ? before.role !== after.role || before.email !== after.email : after.role === 'admin'

type Access = Pick<Person, 'role' | 'email'>

/** An admin's actions on a person: none on an archived person, and nothing irreversible on themselves. */
export function abilities(actor: Actor, person: Target) {
  const oneself = actor.id === person.id
  const kept = person.status !== 'archived'
  const enabled = kept && person.status !== 'disabled'
  return {
    edit: kept,
    disable: enabled && !oneself,
    enable: person.status === 'disabled',
    invite: person.status === 'invited',
    archive: kept && !oneself,
    resetSecondFactor: kept && !oneself && person.secondFactorOn,
    vouch: enabled && !oneself && person.newAdminUntil !== null && !actor.newAdminUntil,
  }
}
