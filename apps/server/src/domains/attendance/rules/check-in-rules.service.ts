import { type CheckInWay, checkInWays } from '@campanile/contract/attendance/check-in.ts'
import { type CheckInRules, checkInWaysOperations } from '@campanile/contract/attendance/check-in-ways.ts'
import type { Database } from '#db/database.ts'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { announceClass } from '../register/announce.ts'
import * as repo from './check-in-rules.repo.ts'

/** Methods in the order in which they are always shown. */
export const sortWays = (ways: readonly CheckInWay[]) => checkInWays.filter((way) => ways.includes(way))

const rulesView = ({ ways, requireNetwork, maxDistance }: repo.RulesRow) => ({
  ways: sortWays(ways ?? checkInWays),
  requireNetwork: requireNetwork ?? false,
  maxDistance,
})

/** @throws AppError not-found when the caller does not run the class */
async function rulesToRun(ctx: SignedIn, db: Database, classId: string): Promise<repo.RulesRow> {
  await requireClassAccess(ctx, db, classId)
  return requireFound(await repo.findRules(db, classId, ctx.clock.now()))
}

async function view(ctx: SignedIn, db: Database, classId: string): Promise<CheckInRules> {
  const row = await rulesToRun(ctx, db, classId)
  const { settings } = await currentInstitution({ db })
  const { courseTitle, version, roomsWithoutNetwork, roomsWithoutPlace } = row
  return {
    classId,
    courseTitle,
    version: version ?? 0,
    ...rulesView(row),
    campusNetworks: settings.attendance.campusNetworks.length,
    roomsWithoutNetwork,
    roomsWithoutPlace,
  }
}

export const readCheckInRules = handle(checkInWaysOperations.readCheckInRules, (ctx, { classId }) =>
  view(ctx, ctx.db, classId),
)

export const updateCheckInRules = handleInTransaction(
  checkInWaysOperations.updateCheckInRules,
  async (ctx, input, tx) => {
    const { classId, version, requireNetwork, maxDistance } = input
    const before = await rulesToRun(ctx, tx.db, classId)
    const after = { ways: sortWays(input.ways), requireNetwork, maxDistance }
    const updatedAt = ctx.clock.now()
    if (!(await repo.saveRules(tx.db, { classId, version, ...after, updatedAt })))
      throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'check-in-rules',
      entityId: classId,
      before: rulesView(before),
      after,
    })
    announceClass(tx, before)
    return view(ctx, tx.db, classId)
  },
)
