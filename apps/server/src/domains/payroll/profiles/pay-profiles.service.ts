import {
  type PayProfile,
  type PayProfileHistory,
  payProfiles,
} from '@campanile/contract/payroll/pay-profiles.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isExclusionViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { m } from '../messages.ts'
import { notifyOfProfile } from '../pay-notifications.ts'
import { recordView } from '../pay-views.service.ts'
import { profileChange } from './pay-profile-change.rules.ts'
import * as repo from './pay-profiles.repo.ts'

/**
 * A profile used by an approved run keeps its amounts and first day, because paid months are computed from
 * it.
 */
export function profileView({ usedUntil, ...row }: repo.ProfileRow): PayProfile {
  return { ...row, can: { edit: true, editAmounts: usedUntil === null, remove: usedUntil === null } }
}

export const paidPersonView = ({ profileImage, hasBankDetails: _, ...row }: repo.PaidPersonRow) => ({
  ...row,
  profileImage: photoUrl(row.id, profileImage),
})

async function readHistory(db: Database, personId: string): Promise<PayProfileHistory> {
  const person = requireFound(await repo.findPaidPerson(db, personId))
  const { settings } = await currentInstitution({ db })
  return {
    person: paidPersonView(person),
    currency: settings.payroll.currency,
    hasBankDetails: person.hasBankDetails,
    items: (await repo.listPersonProfiles(db, personId)).map(profileView),
    can: { add: true },
  }
}

export const listPayProfilesOf = handle(payProfiles.listPayProfilesOf, async (ctx, { personId }) => {
  const history = await readHistory(ctx.db, personId)
  await recordView(ctx, { entity: 'pay-profiles', entityId: personId, people: [personId] })
  return history
})

const overlapping = (error: unknown): never => {
  if (!isExclusionViolation(error, 'pay_profiles_overlap')) throw error
  const fields = { firstDay: m.profileOverlaps() }
  throw new AppError('pay-profile-overlaps', { fields, cause: error })
}

async function refuseUnknownItems(
  tx: Transaction,
  items: repo.ProfileValues['items'],
  known: repo.ProfileRow['items'] = [],
) {
  const added = items.map((it) => it.payItemId).filter((id) => !known.some((it) => it.payItemId === id))
  if (!(await repo.areInUse(tx.db, added)))
    throw new AppError('blocked', { fields: { items: m.itemNotInUse() } })
}

/** The values that the audit log records. */
const facts = ({ id: _, personId: __, version: ___, usedUntil: ____, ...row }: repo.ProfileRow) => row

async function changed(
  ctx: SignedIn,
  tx: Transaction,
  {
    personId,
    id,
    before,
    after,
  }: {
    personId: string
    id: string
    before?: repo.ProfileRow
    after?: repo.ProfileRow | undefined
  },
) {
  await recordAudit(ctx, tx, {
    entity: 'pay-profile',
    entityId: id,
    before: before && { personId, ...facts(before) },
    after: after && { personId, ...facts(after) },
  })
  tx.announce({ event: { topic: 'payroll' }, role: 'admin' })
  const change = profileChange(before, after)
  if (change && personId !== ctx.actor.id) await notifyOfProfile(ctx, tx, personId, change)
  return readHistory(tx.db, personId)
}

/** Profiles and runs share a lock, so that no run is approved while one of its profiles is changing. */
const withProfileLock = <T>(ctx: SignedIn, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    await acquireLock(tx, 'pay')
    return work(tx)
  }).catch(overlapping)

export const createPayProfile = handle(payProfiles.createPayProfile, (ctx, { personId, ...values }) =>
  withProfileLock(ctx, async (tx) => {
    if (!(await repo.findPaidPerson(tx.db, personId))) throw new AppError('not-found')
    await refuseUnknownItems(tx, values.items)
    const now = ctx.clock.now()
    await repo.endOpenProfile(tx.db, personId, values.firstDay, now)
    const id = await repo.insertProfile(tx.db, personId, values, now)
    return changed(ctx, tx, { personId, id, after: await repo.findProfile(tx.db, id) })
  }),
)

const same = (before: repo.ProfileRow, values: repo.ProfileValues): boolean => {
  const items = (of: repo.ProfileValues['items']) =>
    of
      .map((it) => `${it.payItemId} ${it.amount}`)
      .toSorted()
      .join()
  return (
    before.employmentType === values.employmentType &&
    before.basis === values.basis &&
    before.amount === values.amount &&
    before.firstDay === values.firstDay &&
    items(before.items) === items(values.items)
  )
}

async function profileOrNotFound(db: Database, payProfileId: string): Promise<repo.ProfileRow> {
  return requireFound(await repo.findProfile(db, payProfileId))
}

export const updatePayProfile = handle(
  payProfiles.updatePayProfile,
  (ctx, { payProfileId: id, version, ...values }) =>
    withProfileLock(ctx, async (tx) => {
      const before = await profileOrNotFound(tx.db, id)
      if (before.usedUntil !== null && !same(before, values)) throw new AppError('pay-profile-in-use')
      await refuseUnknownItems(tx, values.items, before.items)
      if (!(await repo.updateProfile(tx.db, { id, version }, values, ctx.clock.now())))
        throw new AppError('edit-conflict')
      const after = await repo.findProfile(tx.db, id)
      return changed(ctx, tx, { personId: before.personId, id, before, after })
    }),
)

export const removePayProfile = handle(payProfiles.removePayProfile, (ctx, { payProfileId: id, version }) =>
  withProfileLock(ctx, async (tx) => {
    const before = await profileOrNotFound(tx.db, id)
    if (before.usedUntil !== null) throw new AppError('pay-profile-in-use')
    if (!(await repo.deleteProfile(tx.db, id, version))) throw new AppError('edit-conflict')
    return changed(ctx, tx, { personId: before.personId, id, before })
  }),
)
