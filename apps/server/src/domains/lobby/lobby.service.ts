import { type LobbyBoard, lobby, lobbySharedSeconds } from '@campanile/contract/lobby/lobby.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { localDay, secondsAfter } from '#platform/clock.ts'
import * as repo from './lobby.repo.ts'
import { buildBoard } from './lobby.rules.ts'

/** The most sessions that are read and entries that are shown. */
const maxSessions = 2000
const minute = 60_000

type Asker = Pick<Context, 'db' | 'clock'>
type Answer = Promise<LobbyBoard | null>

/** The answer shared by all requests to one database until it expires. */
const shared = new WeakMap<Asker['db'], { until: Date; answer: Answer }>()

/** Null: the board is switched off. */
async function readBoard(ctx: Asker): Answer {
  const { name, timeZone, settings } = await currentInstitution(ctx)
  if (!settings.lobby.open) return null
  const now = ctx.clock.now()
  const day = localDay(timeZone, now)
  const [sessions, exams, holidays] = await Promise.all([
    repo.listSessions(ctx.db, day, maxSessions + 1),
    repo.listExams(ctx.db, day, maxSessions + 1),
    repo.listHolidays(ctx.db, day.date),
  ])
  const items = buildBoard([...sessions, ...exams], day)
  return {
    institution: name,
    timeZone,
    asOf: new Date(now.getTime() - (now.getTime() % minute)).toISOString(),
    day: day.date,
    holidays,
    items: items.slice(0, maxSessions),
    more: items.length > maxSessions,
  }
}

function sharedBoard(ctx: Asker): Answer {
  const now = ctx.clock.now()
  const kept = shared.get(ctx.db)
  if (kept && kept.until > now) return kept.answer
  const answer = readBoard(ctx)
  shared.set(ctx.db, { until: secondsAfter(now, lobbySharedSeconds), answer })
  // Current callers receive the failure, but it is not cached for later ones.
  answer.catch(() => shared.delete(ctx.db))
  return answer
}

export const readLobbyBoard = handle(lobby.readLobbyBoard, async (ctx) => {
  const board = await sharedBoard(ctx)
  if (!board) throw new AppError('lobby-closed')
  return board
})
