import type { Person } from '@campanile/contract/people/people.ts'
import type { Actor } from '#http/context.ts'

type Target = Pick<Person, 'id' | 'status' | 'secondFactorOn' | 'newAdminUntil'>

/** A role decides what somebody may do, an e-mail address who gets the link that sets a password. */
export const changesAccess = (before: Access | null, after: Access): boolean =>
  before ? before.role !== after.role || before.email !== after.email : after.role === 'admin'

type Access = Pick<Person, 'role' | 'email'>

/** What an admin may do with a person: nothing to the archived, nothing final to oneself. */
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
