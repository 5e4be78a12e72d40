import { leaveManagement } from '@campanile/contract/leave/leave-management.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { handle } from '#http/handle.ts'
import { commonDaysOff } from './leave-calendar.service.ts'
import { leaveInstitution } from './leave-ledger.service.ts'
import { countAway, listAway, personPeriodCondition } from './leave-people.repo.ts'
import { selectRequests } from './leave-requests.repo.ts'
import { leaveView } from './leave-view.ts'

export const listTeamCalendar = handle(leaveManagement.listTeamCalendar, async (ctx, query) => {
  const institution = await leaveInstitution(ctx)
  const { rows, total } = await listAway(ctx.db, query)
  const ids = rows.map(({ personId }) => personId)
  const [requests, away, daysOff] = await Promise.all([
    selectRequests(ctx.db, personPeriodCondition(ids, query)),
    countAway(ctx.db, query),
    commonDaysOff(ctx.db, institution, query, ctx.locale),
  ])
  return {
    items: rows.map(({ profileImage, ...person }) => ({
      ...person,
      profileImage: photoUrl(person.personId, profileImage),
      leave: requests
        .filter(({ personId }) => personId === person.personId)
        .map((row) => leaveView(ctx.actor, row)),
    })),
    total,
    page: query.page,
    pageSize: query.pageSize,
    today: institution.today,
    daysOff,
    away,
  }
})
