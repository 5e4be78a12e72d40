import type { Person } from '@campanile/contract/people/people.ts'
import type { Actor } from '#http/context.ts'

type Target = Pick<Person, 'id' | 'status' | 'secondFactorOn' | 'newAdminUntil'>

/** The role determines a person's permissions; the email address receives the link that sets a password. */
export const changesAccess = (before: Access | null, after: Access): boolean =>
  before ? before.role !== after.role || before.email !== after.email : after.role === 'admin'

type Access = Pick<Person, 'role' | 'email'>

/** What an admin can do with a person: nothing with an archived person, nothing final with themselves. */
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
