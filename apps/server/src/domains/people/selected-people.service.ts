import type { Person } from '@campanile/contract/people/people.ts'
import {
  type BulkOutcome,
  type LeftOutReason,
  selectedPeople,
} from '@campanile/contract/people/selected-people.ts'
import type { Transaction } from '#db/database.ts'
import { issueLinks } from '#domains/accounts/passwords/links.service.ts'
import { endSessionsOfAll } from '#domains/accounts/sessions/sessions.service.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { addDays } from '#platform/calendar.ts'
import { localDay } from '#platform/clock.ts'
import { notifyOfDepartments } from './access-notifications.service.ts'
import { notifyOfDisabling, notifyOfEnabling } from './account-notices.service.ts'
import * as admins from './admins.repo.ts'
import * as repo from './people.repo.ts'
import { announcePeople, auditedFacts, personView, requireDepartment } from './people.service.ts'
import { departmentLeftOutReason, leftOutReason, type SelectedAct } from './selected-people.policy.ts'

type LeftOut = BulkOutcome['leftOut']

interface Selection {
  /** The act is done for these. */
  included: repo.PersonRow[]
  leftOut: LeftOut
}

const rowIds = (rows: readonly repo.PersonRow[]) => rows.map(({ id }) => id)

const leaveOut = ({ id, firstName, lastName }: repo.PersonRow, reason: LeftOutReason) => ({
  personId: id,
  name: `${firstName} ${lastName}`,
  reason,
})

/** Locks the people, and sorts out for whom the act can be done. */
async function select(
  ctx: SignedIn,
  tx: Transaction,
  act: SelectedAct | ((person: Person) => LeftOutReason | undefined),
  personIds: readonly string[],
) {
  const reasonFor = typeof act === 'function' ? act : (person: Person) => leftOutReason(act, person)
  const ids = [...new Set(personIds)]
  await admins.lockWithAdmins(tx.db, ids)
  const rows = await repo.listPeopleById(tx.db, ids)
  const known = new Set(rowIds(rows))
  const missing = ids.filter((id) => !known.has(id))
  const selection: Selection = {
    included: [],
    leftOut: missing.map((personId) => ({ personId, name: null, reason: 'not-found' })),
  }
  for (const row of rows) {
    const reason = reasonFor(personView(ctx, row))
    if (reason) selection.leftOut.push(leaveOut(row, reason))
    else selection.included.push(row)
  }
  return selection
}

/** Leaves out the admins if no admin who can sign in would remain without them. */
async function withAnotherAdmin(
  ctx: SignedIn,
  tx: Transaction,
  { included, leftOut }: Selection,
): Promise<Selection> {
  const asAdmins = included.filter(({ role }) => role === 'admin')
  const [first] = asAdmins
  if (!first) return { included, leftOut }
  const yesterday = addDays(localDay(first.timeZone, ctx.clock.now()).date, -1)
  if (await admins.hasAdminWithout(tx.db, rowIds(asAdmins), yesterday)) return { included, leftOut }
  return {
    included: included.filter((it) => !asAdmins.includes(it)),
    leftOut: [...leftOut, ...asAdmins.map((it) => leaveOut(it, 'last-admin'))],
  }
}

const requireConfirmationForAdmins = (ctx: SignedIn, { included }: Selection) => {
  if (included.some(({ role }) => role === 'admin')) requireConfirmation(ctx)
}

/** Enables or disables these people, and audits each change. */
async function setActive(
  ctx: SignedIn,
  tx: Transaction,
  people: readonly repo.PersonRow[],
  change: { isActive: boolean; reason: string | null },
) {
  if (people.length === 0) return
  const { isActive, reason } = change
  await repo.setActive(tx.db, rowIds(people), { isActive, now: ctx.clock.now() })
  await recordAudits(
    ctx,
    tx,
    people.map((before) => ({
      entity: 'person',
      entityId: before.id,
      before: auditedFacts(before),
      after: { ...auditedFacts(before), isActive, ...(reason && { reason }) },
    })),
  )
  announcePeople(tx)
}

export const disablePeople = handleInTransaction(
  selectedPeople.disablePeople,
  async (ctx, { personIds, reason }, tx) => {
    const selection = await select(ctx, tx, 'disable', personIds)
    requireConfirmationForAdmins(ctx, selection)
    const { included, leftOut } = await withAnotherAdmin(ctx, tx, selection)
    await setActive(ctx, tx, included, { isActive: false, reason })
    await endSessionsOfAll(tx, rowIds(included))
    await notifyOfDisabling(ctx, tx, included, { reason, actorId: ctx.actor.id })
    return { done: included.length, leftOut }
  },
)

export const enablePeople = handleInTransaction(
  selectedPeople.enablePeople,
  async (ctx, { personIds, reason }, tx) => {
    const selection = await select(ctx, tx, 'enable', personIds)
    requireConfirmationForAdmins(ctx, selection)
    const { included, leftOut } = selection
    await setActive(ctx, tx, included, { isActive: true, reason })
    await notifyOfEnabling(ctx, tx, included, { reason, actorId: ctx.actor.id })
    return { done: included.length, leftOut }
  },
)

export const invitePeople = handleInTransaction(
  selectedPeople.invitePeople,
  async (ctx, { personIds }, tx) => {
    const { included, leftOut } = await select(ctx, tx, 'invite', personIds)
    await issueLinks(ctx, tx, 'invitation', included)
    await recordAudits(
      ctx,
      tx,
      included.map(({ id }) => ({ entity: 'invitation', entityId: id })),
    )
    return { done: included.length, leftOut, emailed: ctx.config.smtpUrl !== undefined }
  },
)

export const setPeopleDepartment = handleInTransaction(
  selectedPeople.setPeopleDepartment,
  async (ctx, { personIds, departmentId }, tx) => {
    await requireDepartment(tx, departmentId, null)
    const reasonFor = (person: Person) => departmentLeftOutReason(person, departmentId)
    const { included, leftOut } = await select(ctx, tx, reasonFor, personIds)
    if (included.length > 0) await putIntoDepartment(ctx, tx, included, departmentId)
    return { done: included.length, leftOut }
  },
)

async function putIntoDepartment(
  ctx: SignedIn,
  tx: Transaction,
  people: readonly repo.PersonRow[],
  departmentId: string,
) {
  const now = ctx.clock.now()
  await repo.setDepartment(tx.db, rowIds(people), { departmentId, now })
  const rows = await repo.listPeopleById(tx.db, rowIds(people))
  const changes = rows.map((after, index) => ({ before: people[index]!, after }))
  await recordAudits(
    ctx,
    tx,
    changes.map(({ before, after }) => ({
      entity: 'person',
      entityId: after.id,
      before: auditedFacts(before),
      after: auditedFacts(after),
    })),
  )
  await notifyOfDepartments(tx, changes, { actorId: ctx.actor.id, now })
  announcePeople(tx)
}
