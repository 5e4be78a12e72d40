import { type Role, roles } from '@campanile/contract/roles.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { createPerson, updatePerson } from '#domains/people/people.service.ts'
import { disablePerson, enablePerson } from '#domains/people/people-status.service.ts'
import { requireFound } from '#http/app-error.ts'
import { holdsVersion } from '#http/etag.ts'
import { ScimError } from '#http/scim/scim-error.ts'
import type { ScimAnswer, ScimContext, ScimRequest } from '#http/scim/scim-route.ts'
import * as repo from './directory-users.repo.ts'
import { parseFilter } from './filter.rules.ts'
import { m } from './messages.ts'
import { listResponse, pageRange } from './page.rules.ts'
import { patchOperations, requireSchema } from './patch-operations.rules.ts'
import { asOperation, perform } from './perform.ts'
import { requestedPart } from './requested-attributes.rules.ts'
import { userResource, userVersion } from './resources.ts'
import { userSchema } from './schema-names.ts'
import { userFilters } from './user-attributes.ts'
import { type UserValues, valuesOfPatch, valuesOfUser } from './user-values.rules.ts'

/** On one page. */
export const mostUsers = 100

const callerAccount = ({ actor }: ScimContext) => actor.program.accountId

const userAnswer = ({ base }: ScimContext, row: repo.UserRow, { query }: Pick<ScimRequest, 'query'>) => {
  const resource = userResource(row, base)
  const { location } = resource.meta
  return { body: requestedPart(resource, query), version: userVersion(row), location } satisfies ScimAnswer
}

export async function listUsers(ctx: ScimContext, { query }: ScimRequest): Promise<ScimAnswer> {
  const range = pageRange(query, mostUsers)
  const filter = query.filter === undefined ? undefined : parseFilter(query.filter, userFilters)
  const { rows, total } = await repo.listUsers(ctx.db, callerAccount(ctx), { ...range, filter })
  const resources = rows.map((row) => requestedPart(userResource(row, ctx.base), query))
  return { body: listResponse(resources, total, range.startIndex) }
}

export const readUser = async (ctx: ScimContext, request: ScimRequest): Promise<ScimAnswer> =>
  userAnswer(ctx, requireFound(await repo.findUser(ctx.db, callerAccount(ctx), request.id)), request)

const rolesText = roles.join(', ')

/** @throws ScimError invalidValue */
function toRole(userType: string): Role {
  const role = roles.find((it) => it === userType.trim().toLowerCase())
  if (!role) throw new ScimError(400, m.roleNotValid({ roles: rolesText }), 'invalidValue')
  return role
}

export async function createUser(ctx: ScimContext, request: ScimRequest): Promise<ScimAnswer> {
  requireSchema(request.body, userSchema)
  const values = valuesOfUser(request.body)
  if (values.active === false) throw new ScimError(400, m.newPersonActive(), 'invalidValue')
  const { userType } = values
  if (userType === undefined) throw new ScimError(400, m.roleRequired({ roles: rolesText }), 'invalidValue')
  const row = await inTransaction(ctx, async (tx) => {
    const email = values.userName?.trim() ?? ''
    const removed = await repo.lockRemovedUser(tx.db, callerAccount(ctx), email)
    if (removed) return restoreUser(ctx, tx, removed, values)
    const { person } = await perform(ctx, tx, 'createPerson', createPerson, {
      // A missing value is refused by the operation, with its own words.
      email: values.userName as string,
      firstName: values.givenName as string,
      lastName: values.familyName as string,
      role: toRole(userType),
      employmentType: null,
      number: values.employeeNumber ?? null,
      phone: values.phone ?? null,
    })
    if (values.externalId) await link(ctx, tx, person.id, { externalId: values.externalId })
    return foundUser(ctx, tx, person.id)
  })
  return { status: 201, ...userAnswer(ctx, row, request) }
}

/** The directory deleted this person and creates them again: they get their account back. */
async function restoreUser(ctx: ScimContext, tx: Transaction, personId: string, values: UserValues) {
  await link(ctx, tx, personId, { externalId: values.externalId ?? null })
  const before = await foundUser(ctx, tx, personId)
  return changeUser(ctx, tx, before, { ...values, active: true })
}

export const replaceUser = (ctx: ScimContext, request: ScimRequest): Promise<ScimAnswer> => {
  requireSchema(request.body, userSchema)
  return writeUser(ctx, request, valuesOfUser(request.body))
}

export const patchUser = (ctx: ScimContext, request: ScimRequest): Promise<ScimAnswer> =>
  writeUser(ctx, request, valuesOfPatch(patchOperations(request.body)))

async function writeUser(ctx: ScimContext, request: ScimRequest, values: UserValues): Promise<ScimAnswer> {
  const row = await inTransaction(ctx, async (tx) =>
    changeUser(ctx, tx, await lockedUser(ctx, tx, request), values),
  )
  return userAnswer(ctx, row, request)
}

/** Disables the account, and hides the person from this directory until it creates them again. */
export async function deleteUser(ctx: ScimContext, request: ScimRequest): Promise<ScimAnswer> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockedUser(ctx, tx, request)
    await changeUser(ctx, tx, before, { active: false })
    await link(ctx, tx, before.id, { externalId: before.externalId, removedAt: ctx.clock.now() })
  })
  return { status: 204 }
}

const foundUser = async (ctx: ScimContext, tx: Transaction, personId: string): Promise<repo.UserRow> =>
  requireFound(await repo.findUser(tx.db, callerAccount(ctx), personId))

/** @throws AppError not-found; ScimError 412 if the directory knows an older version */
async function lockedUser(ctx: ScimContext, tx: Transaction, { id, ifMatch }: ScimRequest) {
  await repo.lockUser(tx.db, callerAccount(ctx), id)
  const row = await foundUser(ctx, tx, id)
  if (ifMatch !== undefined && !holdsVersion(ifMatch, `"${userVersion(row)}"`))
    throw new ScimError(412, m.resourceChanged())
  return row
}

/** Changes what differs, by the operations that admins use. */
async function changeUser(ctx: ScimContext, tx: Transaction, before: repo.UserRow, values: UserValues) {
  const { id } = before
  const wanted = {
    email: values.userName?.trim().toLowerCase() ?? before.email,
    firstName: values.givenName?.trim() ?? before.firstName,
    lastName: values.familyName?.trim() ?? before.lastName,
    role: values.userType === undefined ? before.role : toRole(values.userType),
    number: values.employeeNumber === undefined ? before.number : values.employeeNumber,
    phone: values.phone === undefined ? before.phone : values.phone,
  }
  const names = ['email', 'firstName', 'lastName', 'role', 'number', 'phone'] as const
  if (names.some((name) => wanted[name] !== before[name])) {
    const { version, employmentType } = before
    await perform(ctx, tx, 'updatePerson', updatePerson, { personId: id, version, employmentType, ...wanted })
  }
  if (values.active === false && before.isActive)
    await perform(ctx, tx, 'disablePerson', disablePerson, { personId: id })
  if (values.active === true && !before.isActive)
    await perform(ctx, tx, 'enablePerson', enablePerson, { personId: id })
  const { externalId } = values
  if (externalId !== undefined && externalId !== before.externalId) await link(ctx, tx, id, { externalId })
  return foundUser(ctx, tx, id)
}

interface Link {
  externalId: string | null
  removedAt?: Date
}

async function link(ctx: ScimContext, tx: Transaction, personId: string, { externalId, removedAt }: Link) {
  await repo.putLink(tx.db, callerAccount(ctx), personId, { externalId, removedAt: removedAt ?? null })
  await recordAudit(asOperation(ctx, tx, 'updatePerson'), tx, {
    entity: 'person',
    entityId: personId,
    after: { externalId, removedFromDirectory: removedAt !== undefined },
  })
}
