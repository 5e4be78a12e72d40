import type { MemberDates } from '@campanile/contract/people/membership.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { Transaction } from '#db/database.ts'
import { queueAccountMails } from '#domains/mail/outbox.service.ts'
import { notify, notifyAdmins, notifyEach } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { letter } from '#mail/letter.ts'
import type { Mail } from '#mail/mailer.ts'
import { daysAfter } from '#platform/clock.ts'
import { fullMomentWords } from '#platform/date-words.ts'
import { groupRows } from '#platform/grouped.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type ActorName,
  actorParams,
  adminRecovered,
  adminVouchedFor,
  datesChanged,
  departmentChanged,
  emailChanged,
  newAdmins,
  phoneChanged,
  roleChanged,
} from './access-messages.ts'
import { accessNotices } from './notices.messages.ts'
import { findName } from './people.repo.ts'
import { readLocales } from './reader-locales.ts'

interface FormerAddress {
  to: string
  firstName: string
  institution: string
  at: Date
  timeZone: string
  by: ActorName
}

/** Does not mention the new address: the mailbox may no longer belong to the person. */
function emailChangedMail(of: FormerAddress, locale: string): Mail {
  const { to, firstName, institution, at, timeZone, by } = of
  const m = accessNotices(locale)
  const facts = { ...actorParams(by), institution, at: fullMomentWords(at, timeZone, locale) }
  return {
    to,
    locale,
    subject: m.emailChangedSubject({ institution }),
    text: letter(firstName, [m.emailChangedMail(facts), m.contactAdministratorAtOnce()], locale),
  }
}

interface Person {
  id: string
  email: string
  role: Role
  firstName: string
  lastName: string
}

export interface AccessChange {
  /** Null: the person was created. */
  before: Person | null
  after: Person
}

const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

async function actorName(tx: Transaction, actorId: string | null): Promise<ActorName> {
  const row = actorId ? await findName(tx.db, actorId) : undefined
  return row && fullName(row)
}

/**
 * Notifies every admin of new admins, and people of changes to their role or address, also at the former
 * address. These notifications cannot be turned off.
 */
export async function notifyOfAccess(
  services: Pick<Platform, 'clock' | 'config' | 'jobs' | 'secrets'>,
  tx: Transaction,
  changes: readonly AccessChange[],
  actorId: string | null,
): Promise<void> {
  const made = changes.filter(({ before, after }) => after.role === 'admin' && before?.role !== 'admin')
  const moved = changes.filter(({ before, after }) => before && before.role !== after.role)
  const readdressed = changes.flatMap(({ before, after }) =>
    before && before.email !== after.email ? [{ before, after }] : [],
  )
  if (made.length + moved.length + readdressed.length === 0) return
  const now = services.clock.now()
  const by = await actorName(tx, actorId)
  const { name: institution, timeZone } = await currentInstitution(tx)
  if (made.length > 0) {
    const names = made.map(({ after }) => fullName(after))
    const ids = made.map(({ after }) => after.id)
    await notifyAdmins(tx, now, newAdmins({ names, by, at: now, until: daysAfter(now, 1), timeZone }), ...ids)
  }
  for (const { after } of moved) await notify(tx, now, [after.id], roleChanged(after.role, by))
  for (const { after } of readdressed) await notify(tx, now, [after.id], emailChanged(after.email, by))
  const locales = await readLocales(
    tx.db,
    readdressed.map(({ after }) => after.id),
  )
  const facts = { institution, at: now, timeZone, by }
  await queueAccountMails(
    services,
    tx,
    'email-changed',
    readdressed.map(({ before: { id, email: to, firstName } }) => ({
      personId: id,
      mail: emailChangedMail({ ...facts, to, firstName }, locales.get(id)!),
    })),
  )
}

interface DatesChange {
  personId: string
  before: MemberDates
  after: MemberDates
}

/** Notifies people of changes to their start or end date: in one go if the changes are the same. */
export async function notifyOfDates(
  tx: Transaction,
  changes: readonly DatesChange[],
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  const changed = changes.filter(
    ({ before, after }) => before.startsOn !== after.startsOn || before.endsOn !== after.endsOn,
  )
  if (changed.length === 0) return
  const by = await actorName(tx, actorId)
  const alike = ({ before, after }: DatesChange) =>
    [before.startsOn, before.endsOn, after.startsOn, after.endsOn].join()
  for (const [, same] of groupRows(changed, alike)) {
    const { before, after } = same[0]!
    const ids = same.map(({ personId }) => personId)
    await notify(tx, now, ids, datesChanged(before, after, by))
  }
}

interface Details {
  id: string
  role: Role
  phone: string | null
  department: { name: string } | null
}

/** Notifies a person of a changed phone number or department. That of a student changes with the batch. */
export async function notifyOfDetails(
  tx: Transaction,
  { before, after, actorId, now }: { before: Details; after: Details; actorId: string; now: Date },
): Promise<void> {
  // People who change their own account as admins know.
  if (after.id === actorId) return
  if (before.phone !== after.phone)
    await notify(tx, now, [after.id], phoneChanged(after.phone, await actorName(tx, actorId)))
  await notifyOfDepartments(tx, [{ before, after }], { actorId, now })
}

type DepartmentChange = Record<'before' | 'after', Pick<Details, 'id' | 'role' | 'department'>>

/** Notifies everyone whose department has changed, except the actor: in one go if they come from the same one. */
export async function notifyOfDepartments(
  tx: Transaction,
  changes: readonly DepartmentChange[],
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const namesOf = ({ before, after }: DepartmentChange) =>
    [before.department?.name ?? null, after.department?.name ?? null] as const
  const changed = changes.filter((change) => {
    const [from, to] = namesOf(change)
    return from !== to && change.after.role !== 'student' && change.after.id !== actorId
  })
  if (changed.length === 0) return
  const by = await actorName(tx, actorId)
  const alike = groupRows(changed, (change) => JSON.stringify(namesOf(change)))
  await notifyEach(
    tx,
    now,
    [...alike.values()].map((same) => ({
      personIds: same.map(({ after }) => after.id),
      message: departmentChanged(...namesOf(same[0]!), by),
    })),
  )
}

/** Notifies every admin, including the one who was vouched for. */
export async function notifyOfVouching(tx: Transaction, person: Person, actorId: string, now: Date) {
  await notifyAdmins(tx, now, adminVouchedFor(fullName(person), await actorName(tx, actorId)))
}

/** Notifies every other admin that the server command has recovered an admin's account. */
export const notifyOfRecovery = (tx: Transaction, admin: Person, now: Date) =>
  notifyAdmins(tx, now, adminRecovered(fullName(admin)), admin.id)
