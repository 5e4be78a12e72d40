import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import { type Person, people } from '@campanile/contract/people/people.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { issueLink, revokeLinks } from '#domains/accounts/passwords/links.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { notifyOfAccess } from './access-notifications.service.ts'
import { newAdminUntil } from './new-admin.rules.ts'
import { abilities, changesAccess } from './people.policy.ts'
import * as repo from './people.repo.ts'
import { withProfile } from './user-profile.ts'

export function personView(
  { actor, clock }: Pick<SignedIn, 'actor' | 'clock'>,
  { archivedAt, adminSince, vouchedAt, ...row }: repo.PersonRow,
): Person {
  const until = newAdminUntil({ adminSince, vouchedAt }, clock.now())?.toISOString() ?? null
  return {
    ...withProfile(row),
    newAdminUntil: until,
    can: abilities(actor, { ...row, newAdminUntil: until }),
  }
}

/** @throws AppError not-found */
export async function personOrNotFound(db: Database, personId: string): Promise<repo.PersonRow> {
  const row = await repo.findPerson(db, personId)
  if (!row) throw new AppError('not-found')
  return row
}

/** What the audit log records of a person: the values an admin decides. */
export const auditedFacts = ({
  email,
  firstName,
  lastName,
  role,
  employmentType,
  number,
  isActive,
}: repo.PersonRow) => ({
  email,
  firstName,
  lastName,
  role,
  employmentType,
  number,
  isActive,
})

/** Turns a unique index violation into an error next to its field. */
function takenFields(error: unknown): never {
  if (isUniqueViolation(error, 'people_email')) {
    const taken = 'An account with this email already exists.'
    throw new AppError('email-already-in-use', { fields: { email: taken }, cause: error })
  }
  if (isUniqueViolation(error, 'people_number')) {
    throw new AppError('invalid-input', {
      fields: { number: 'Another person has this number' },
      cause: error,
    })
  }
  throw error
}

/** Refreshes open user management pages. */
export const announcePeople = (tx: Transaction) => tx.announce({ event: { topic: 'people' }, role: 'admin' })

/** Records on these people which face descriptor is in use, or that none is: spec.md section 7. */
export const setFace = repo.updateFace

export const listPeople = handle(people.listPeople, async (ctx, query) => {
  const { rows, total } = await repo.listPeople(ctx.db, query)
  const items = rows.map((row) => personView(ctx, row))
  return { items, total, page: query.page, pageSize: query.pageSize }
})

export const readPerson = handle(people.readPerson, async (ctx, { personId }) =>
  personView(ctx, await personOrNotFound(ctx.db, personId)),
)

export const createPerson = handle(people.createPerson, async (ctx, input) =>
  inTransaction(ctx, async (tx) => {
    if (changesAccess(null, input)) requireConfirmation(ctx)
    const now = ctx.clock.now()
    const id = await repo.insertPerson(tx.db, { ...input, createdAt: now, updatedAt: now })
    const row = await personOrNotFound(tx.db, id)
    const invitation = await issueLink(ctx, tx, 'invitation', row)
    await recordAudit(ctx, tx, { entity: 'person', entityId: id, after: auditedFacts(row) })
    await notifyOfAccess(ctx, tx, [{ before: null, after: row }], ctx.actor.id)
    announcePeople(tx)
    return { person: personView(ctx, row), invitation }
  }).catch(takenFields),
)

export const updatePerson = handle(people.updatePerson, async (ctx, { personId, version, ...input }) =>
  inTransaction(ctx, async (tx) => {
    const before = await personOrNotFound(tx.db, personId)
    if (!personView(ctx, before).can.edit) throw new AppError('not-found')
    if (changesAccess(before, input)) requireConfirmation(ctx)
    if (before.role === 'admin' && input.role !== 'admin') await requireAnotherAdmin(tx, before)
    const change = { ...input, updatedAt: ctx.clock.now() }
    if (!(await repo.updatePerson(tx.db, personId, version, change))) throw new AppError('edit-conflict')
    const after = await personOrNotFound(tx.db, personId)
    await recordAudit(ctx, tx, {
      entity: 'person',
      entityId: personId,
      before: auditedFacts(before),
      after: auditedFacts(after),
    })
    announcePeople(tx)
    if (before.email !== after.email) await revokeLinks(tx, personId, ctx.clock.now())
    await notifyOfAccess(ctx, tx, [{ before, after }], ctx.actor.id)
    // The role determines what open pages and their event streams may show.
    if (before.role !== after.role) tx.announce({ event: { topic: 'session-ended' }, people: [personId] })
    return personView(ctx, after)
  }).catch(takenFields),
)

/** @throws AppError last-admin when no other admin would be left */
export async function requireAnotherAdmin(tx: Transaction, person: repo.PersonRow): Promise<void> {
  if (person.status !== 'active') return
  if ((await repo.countOtherActiveAdmins(tx.db, person.id)) === 0) throw new AppError('last-admin')
}

type FirstAdmin = Pick<ParsedInputOf<typeof people.createPerson>, 'email' | 'firstName' | 'lastName'>

/** The admin that the set-up creates, before anyone can sign in. */
export async function createFirstAdmin(ctx: Context, tx: Transaction, input: FirstAdmin): Promise<string> {
  const { email, firstName, lastName } = input
  const now = ctx.clock.now()
  const id = await repo.insertPerson(tx.db, {
    email,
    firstName,
    lastName,
    role: 'admin',
    createdAt: now,
    updatedAt: now,
  })
  await recordAudit(ctx, tx, {
    entity: 'person',
    entityId: id,
    after: { email, firstName, lastName, role: 'admin' },
    actorId: id,
  })
  return id
}

/** The student that a first Google sign-in creates. */
export async function createStudent(ctx: Context, tx: Transaction, input: FirstAdmin): Promise<string> {
  const { email, firstName, lastName } = input
  const now = ctx.clock.now()
  const row = { email, firstName, lastName, role: 'student' as const, createdAt: now, updatedAt: now }
  const id = await repo.insertPerson(tx.db, row)
  await recordAudit(ctx, tx, {
    entity: 'person',
    entityId: id,
    after: { email, firstName, lastName, role: 'student' },
    actorId: id,
  })
  announcePeople(tx)
  return id
}

export const resendInvitation = handle(people.resendInvitation, (ctx, { personId }) =>
  handOver(ctx, personId, 'invitation'),
)

export const createPasswordResetLink = handle(people.createPasswordResetLink, (ctx, { personId }) =>
  handOver(ctx, personId, 'password-reset'),
)

async function handOver(ctx: SignedIn, personId: string, purpose: 'invitation' | 'password-reset') {
  return inTransaction(ctx, async (tx) => {
    const person = await personOrNotFound(tx.db, personId)
    const wanted = purpose === 'invitation' ? 'invited' : 'active'
    if (person.status !== wanted) throw new AppError('not-found')
    const link = await issueLink(ctx, tx, purpose, person)
    await recordAudit(ctx, tx, { entity: purpose, entityId: personId })
    return link
  })
}
