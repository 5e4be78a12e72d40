import { addTallies, percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import {
  type ClassOverview,
  type ClassQueue,
  type ClassQueueCount,
  classOverviews,
  maxInOverview,
} from '@campanile/contract/insight/class-overview.ts'
import { atRiskInClass } from '#domains/analytics/views/taught-risk.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { classToRun } from '#domains/structure/classes.service.ts'
import { findNextSession } from '#domains/timetable/timetable.service.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import * as repo from './class-overview.repo.ts'
import { countQueues } from './class-queues.repo.ts'
import { visibleQueues } from './insight.policy.ts'

const workView = ({ dueAt, ...work }: repo.WorkRow) => ({ ...work, dueAt: dueAt.toISOString() })

const pickQueues = (counts: readonly ClassQueueCount[], names: readonly ClassQueue[]) =>
  names.flatMap((name) => counts.filter(({ queue }) => queue === name))

export const readClassOverview = handle(
  classOverviews.readClassOverview,
  async (ctx, { classId }): Promise<ClassOverview> => {
    await classToRun(ctx, classId)
    const now = ctx.clock.now()
    const { timeZone, settings } = await currentInstitution(ctx)
    const today = localDay(timeZone, now).date
    const { own, ofLecturers } = visibleQueues(ctx.actor)
    const [next, weeks, risks, due, toMark, waiting] = await Promise.all([
      findNextSession(ctx, classId),
      repo.listWeeks(ctx.db, classId, now),
      atRiskInClass(ctx, classId),
      repo.listDue(ctx.db, classId, now, maxInOverview),
      repo.listToMark(ctx.db, classId, maxInOverview),
      countQueues(ctx.db, [...own, ...ofLecturers], { classId, now, today }),
    ])
    const all = addTallies(weeks.map(tally))
    return {
      classId,
      now: now.toISOString(),
      next,
      attendance: {
        ...all,
        percentage: percentage(all),
        required: settings.attendance.requiredPercentage,
        weeks: weeks.map(({ from, ...counts }) => ({ from, percentage: percentage(tally(counts)) })),
      },
      atRisk: {
        total: risks.length,
        items: risks.slice(0, maxInOverview),
      },
      due: due.map(workView),
      toMark: toMark.map(workView),
      waiting: pickQueues(waiting, own),
      waitingForLecturers: pickQueues(waiting, ofLecturers),
    }
  },
)
