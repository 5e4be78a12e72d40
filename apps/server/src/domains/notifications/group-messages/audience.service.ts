import type {
  groupMessages as contract,
  LeftOutReason,
  MessagePreview,
} from '@campanile/contract/notifications/group-messages.ts'
import { leftOutReasons } from '@campanile/contract/notifications/group-messages.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { Database } from '#db/database.ts'
import { listClassStudents } from '#domains/access/session-access.repo.ts'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { chosenPersonIds } from '#domains/people/chosen-people.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { canMessageAnyone } from './audience.policy.ts'
import * as repo from './audience.repo.ts'

export type Audience = ParsedInput<typeof contract.previewGroupMessage>

/** Names shown for each reason. */
const maxNames = 5

/**
 * The people that the caller selected: anyone for admins, for lecturers students who are in their classes now.
 *
 * @throws AppError not-found for a class or person outside the caller's reach
 */
export async function selectedPeople(ctx: SignedIn, db: Database, audience: Audience): Promise<string[]> {
  const { to, classId, personId, ...filter } = audience
  if (to === 'class') {
    await requireClassAccess(ctx, db, classId!)
    return listClassStudents(db, classId!)
  }
  if (to === 'person') {
    const isInReach = canMessageAnyone(ctx.actor)
      ? await repo.personExists(db, personId!)
      : await repo.isStudentNow(db, ctx.actor.id, personId!)
    if (!isInReach) throw new AppError('not-found')
    return [personId!]
  }
  if (!canMessageAnyone(ctx.actor)) throw new AppError('forbidden')
  return chosenPersonIds(db, filter, ctx.clock.now())
}

const selection = ({ actor, clock }: SignedIn, personIds: readonly string[]) => ({
  personIds,
  senderId: actor.id,
  now: clock.now(),
})

/** The recipients of the caller's message among these people. */
export const reachable = (ctx: SignedIn, db: Database, personIds: readonly string[]): Promise<string[]> =>
  repo.listReachable(db, selection(ctx, personIds))

/** The recipients of a message, and the people left out, with the reason. */
export async function previewAudience(
  ctx: SignedIn,
  db: Database,
  personIds: readonly string[],
): Promise<Omit<MessagePreview, 'address'>> {
  const selected = selection(ctx, personIds)
  const counts = await repo.countSelected(db, selected)
  const leftOut = await repo.listLeftOut(db, selected, maxNames)
  const of = (reason: LeftOutReason | null) => counts.find((it) => it.reason === reason)
  const mailServer = ctx.config.smtpUrl !== undefined
  return {
    recipients: of(null)?.people ?? 0,
    byEmail: mailServer ? (of(null)?.byEmail ?? 0) : 0,
    mailServer,
    leftOut: leftOutReasons.flatMap((reason) => {
      const count = of(reason)?.people ?? 0
      const names = leftOut
        .filter((it) => it.reason === reason)
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      return count > 0 ? [{ reason, count, names }] : []
    }),
  }
}
