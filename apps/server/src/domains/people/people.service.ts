import { codedError } from '@campanile/contract/error-messages.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { endBeforeStart, hasLeft, type MemberDates } from '@campanile/contract/people/membership.ts'
import { type Person, people } from '@campanile/contract/people/people.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { issueLink, revokeLinks } from '#domains/accounts/passwords/links.service.ts'
import { endPersonSessions } from '#domains/accounts/sessions/sessions.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { addDays } from '#platform/calendar.ts'
import { localDay } from '#platform/clock.ts'
import { notifyOfAccess, notifyOfDates, notifyOfDetails } from './access-notifications.service.ts'
import * as admins from './admins.repo.ts'
import { m } from './messages.ts'
import { newAdminUntil } from './new-admin.rules.ts'
import { abilities, changesAccess, currentStatus } from './people.policy.ts'
import * as repo from './people.repo.ts'
import { withProfile } from './user-profile.ts'

export type PersonRow = repo.PersonRow

export function personView(
  { actor, clock }: Pick<SignedIn, 'actor' | 'clock'>,
  { archivedAt, adminSince, vouchedAt, timeZone, ...row }: PersonRow,
): Person {
  const status = currentStatus(row, localDay(timeZone, clock.now()).date)
  const until = newAdminUntil({ adminSince, vouchedAt }, clock.now())?.toISOString() ?? null
  return {
    ...withProfile(row),
    status,
    newAdminUntil: until,
    can: abilities(actor, { ...row, status, newAdminUntil: until }),
  }
}

/** @throws AppError not-found */
export async function personOrNotFound(db: Database, personId: string): Promise<PersonRow> {
  return requireFound(await repo.findPerson(db, personId))
}

/** The values of a person in the audit log: those that an admin decides. */
export const auditedFacts = ({
  email,
  firstName,
  lastName,
  role,
  employmentType,
  number,
  phone,
  department,
  startsOn,
  endsOn,
  isActive,
}: PersonRow) => ({
  email,
  firstName,
  lastName,
  role,
  employmentType,
  number,
  phone,
  department: department?.name ?? null,
  startsOn,
  endsOn,
  isActive,
})

/** Converts a unique index violation to an error next to its field. */
function takenFields(error: unknown): never {
  if (isUniqueViolation(error, 'people_email')) {
    const code = 'email-already-in-use'
    throw new AppError(code, { fields: { email: codedError(code) }, cause: error })
  }
  if (isUniqueViolation(error, 'people_number')) {
    throw new AppError('invalid-input', {
      fields: { number: m.numberTaken() },
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
  const { rows, total } = await repo.listPeople(ctx.db, query, ctx.clock.now())
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
    await requireDepartment(tx, input.departmentId, null)
    const dates = changedDates(input, { startsOn: await repo.readToday(tx.db, now), endsOn: null })
    const id = await repo.insertPerson(tx.db, { ...input, ...dates, createdAt: now, updatedAt: now })
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
    await requireDepartment(tx, input.departmentId, before.department)
    const dates = changedDates(input, before)
    await requireTolerableEnd(ctx, tx, before, dates.endsOn)
    if (before.role === 'admin' && input.role !== 'admin') await requireAnotherAdmin(ctx, tx, before)
    const change = { ...input, ...dates, updatedAt: ctx.clock.now() }
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
    await notifyOfDetails(tx, { before, after, actorId: ctx.actor.id, now: ctx.clock.now() })
    await followDates(ctx, tx, before, after)
    // The role determines what open pages and their event streams may show.
    if (before.role !== after.role) tx.announce({ event: { topic: 'session-ended' }, people: [personId] })
    return personView(ctx, after)
  }).catch(takenFields),
)

/** @throws AppError invalid-input when a person moves to a department that is archived or doesn’t exist */
export async function requireDepartment(
  tx: Transaction,
  departmentId: string | null | undefined,
  kept: Person['department'],
): Promise<void> {
  if (!departmentId || departmentId === kept?.id) return
  if (!(await repo.holdDepartment(tx.db, departmentId)))
    throw new AppError('invalid-input', { fields: { departmentId: m.departmentNotCurrent() } })
}

/** @throws AppError last-admin when no other admin would be left */
export async function requireAnotherAdmin(
  ctx: Pick<SignedIn, 'clock'>,
  tx: Transaction,
  person: PersonRow,
): Promise<void> {
  const yesterday = addDays(localDay(person.timeZone, ctx.clock.now()).date, -1)
  await requireAdminAfter(tx, person, yesterday)
}

/** @throws AppError last-admin when no other admin could sign in after this day */
async function requireAdminAfter(tx: Transaction, person: PersonRow, day: string): Promise<void> {
  if (person.status !== 'active') return
  if ((await admins.countOtherAdmins(tx.db, person.id, day)) === 0) throw new AppError('last-admin')
}

/** @throws AppError invalid-input when the end, given or kept, is before the start */
function changedDates(
  given: Partial<Record<keyof MemberDates, string | null | undefined>>,
  kept: MemberDates,
) {
  const startsOn = given.startsOn ?? kept.startsOn
  const endsOn = given.endsOn === undefined ? kept.endsOn : given.endsOn
  if (endsOn !== null && endsOn < startsOn)
    throw new AppError('invalid-input', { fields: { endsOn: endBeforeStart } })
  return { startsOn, endsOn }
}

/**
 * An end date removes a person’s access at that time, as disabling the account would.
 * @throws AppError own-account, last-admin, requires-recent-login
 */
async function requireTolerableEnd(
  ctx: SignedIn,
  tx: Transaction,
  person: PersonRow,
  endsOn: string | null,
): Promise<void> {
  if (endsOn === null || endsOn === person.endsOn) return
  if (person.id === ctx.actor.id && hasLeft({ endsOn }, localDay(person.timeZone, ctx.clock.now()).date))
    throw new AppError('own-account')
  if (person.role !== 'admin') return
  requireConfirmation(ctx)
  await requireAdminAfter(tx, person, endsOn)
}

/** The consequences of changed dates: the person is notified, and their sessions end if they have left. */
async function followDates(ctx: SignedIn, tx: Transaction, before: PersonRow, after: PersonRow) {
  const now = ctx.clock.now()
  await notifyOfDates(tx, [{ personId: after.id, before, after }], { actorId: ctx.actor.id, now })
  if (hasLeft(after, localDay(after.timeZone, now).date)) await endPersonSessions(tx, after.id)
}

type FirstAdmin = Pick<ParsedInput<typeof people.createPerson>, 'email' | 'firstName' | 'lastName'>

/** The admin that the set-up creates, before anyone can sign in. */
export async function createFirstAdmin(ctx: Context, tx: Transaction, input: FirstAdmin): Promise<string> {
  const { email, firstName, lastName } = input
  const now = ctx.clock.now()
  const id = await repo.insertPerson(tx.db, {
    email,
    firstName,
    lastName,
    role: 'admin',
    startsOn: await repo.readToday(tx.db, now),
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

/** The person that a first sign-in at an identity provider creates. */
export async function createAtSignIn(
  ctx: Context,
  tx: Transaction,
  { email, firstName, lastName, role }: FirstAdmin & { role: Exclude<Role, 'admin'> },
): Promise<string> {
  const now = ctx.clock.now()
  const startsOn = await repo.readToday(tx.db, now)
  const row = {
    email,
    firstName,
    lastName,
    role,
    startsOn,
    createdAt: now,
    updatedAt: now,
  }
  const id = await repo.insertPerson(tx.db, row)
  await recordAudit(ctx, tx, {
    entity: 'person',
    entityId: id,
    after: { email, firstName, lastName, role },
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
