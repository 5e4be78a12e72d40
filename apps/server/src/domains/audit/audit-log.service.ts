import { isIP } from 'node:net'
import { type AuditEvent, audit } from '@campanile/contract/audit/audit.ts'
import { actionsSaying, listActions } from '@campanile/contract/audit/audit-words.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysIn, localMoments, minutesAfter } from '#platform/clock.ts'
import { recordAudit, wasAudited } from './audit.service.ts'
import * as repo from './audit-log.repo.ts'
import { changedValues } from './changes.rules.ts'

const pageSize = 50
/** Maximum number of people named per event. */
const maxAbout = 3
/** Views of the same page within this time are recorded once. */
const repeatedViewMinutes = 60

export type AuditQuery = Omit<ParsedInput<typeof audit.listAuditEvents>, 'after'>

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The possible matches of the search text: a person, an action, a row, a network address. */
async function searchTargets(db: Database, text: string, locale: string) {
  const rowId = isId(text) ? text.toLowerCase() : undefined
  const address = isIP(text) ? text : undefined
  const people = rowId || address ? [] : await repo.findPeople(db, text)
  return { people, operations: actionsSaying(text, locale), rowId, address }
}

/** The filters in the form that the repository expects. */
export async function readNarrowing(ctx: SignedIn, query: AuditQuery): Promise<repo.AuditNarrowing> {
  const { actorId, aboutId, area, action, search, from, to } = query
  const { timeZone } = await currentInstitution(ctx)
  const operations = action ? [action] : area && listActions(area)
  return {
    actorId,
    aboutId,
    operations,
    from: from === undefined ? undefined : daysIn(timeZone, from, from).start,
    until: to === undefined ? undefined : daysIn(timeZone, to, to).end,
    sought: search ? await searchTargets(ctx.reading, search, ctx.locale) : undefined,
  }
}

type People = Map<string, repo.NamedPerson>

/** Everyone these events name. */
export async function readPeople(db: Database, rows: readonly repo.AuditRow[]): Promise<People> {
  const ids = new Set(rows.flatMap(({ actorId, mentions }) => [...(actorId ? [actorId] : []), ...mentions]))
  const named = await repo.listNamed(db, [...ids])
  return new Map(named.map((it) => [it.id, it]))
}

export function eventView(row: repo.AuditRow, people: People): AuditEvent {
  const { id, at, operation, actorId, entity, entityId, mentions, address } = row
  const about = mentions.filter((it) => it !== actorId).flatMap((it) => people.get(it) ?? [])
  return {
    id,
    at: at.toISOString(),
    action: operation,
    actor: (actorId && people.get(actorId)) || null,
    entity,
    entityId,
    about: about.slice(0, maxAbout),
    address,
  }
}

const toCursor = ({ at, id }: repo.AuditPlace) => `${at.toISOString()}_${id}`

/** @throws AppError invalid-input for a date that does not exist */
function parseCursor(cursor: string): repo.AuditPlace {
  const [moment = '', id = ''] = cursor.split('_')
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()) || !isId(id)) throw new AppError('invalid-input')
  return { at, id }
}

interface View {
  entity: string
  entityId: string
  after: object
}

/** Records who viewed the log, and about whom. Reading further pages is not recorded again. */
async function recordView(ctx: SignedIn, view: View): Promise<void> {
  const since = minutesAfter(ctx.clock.now(), -repeatedViewMinutes)
  if (await wasAudited(ctx, view, since)) return
  await inTransaction(ctx, (tx) => recordAudit(ctx, tx, view))
}

export const listAuditEvents = handle(audit.listAuditEvents, async (ctx, { after: cursor, ...query }) => {
  const place = cursor === undefined ? undefined : parseCursor(cursor)
  const narrowing = await readNarrowing(ctx, query)
  const rows = await repo.listEvents(ctx.reading, narrowing, { after: place, limit: pageSize + 1 })
  const { actorId, aboutId, search } = query
  const after = { actorId, aboutId, ...(search && { search }) }
  await recordView(ctx, { entity: 'audit-log', entityId: 'list', after })
  const shown = rows.slice(0, pageSize)
  const people = await readPeople(ctx.reading, shown)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => eventView(row, people)),
    next: rows.length > pageSize && last ? toCursor(last) : null,
  }
})

export const readAuditEvent = handle(audit.readAuditEvent, async (ctx, { eventId }) => {
  const row = requireFound(await repo.findEvent(ctx.reading, eventId))
  const [people, { timeZone }] = await Promise.all([readPeople(ctx.reading, [row]), currentInstitution(ctx)])
  const { locale } = ctx
  const words = { nameOf: (id: string) => people.get(id)?.name, moment: localMoments(timeZone), locale }
  // The values before and after reveal more about a person than a line in the list, so viewing them is
  // recorded.
  const after = { action: row.operation, about: row.mentions.filter((id) => people.has(id)) }
  await recordView(ctx, { entity: 'audit-event', entityId: eventId, after })
  return {
    ...eventView(row, people),
    changes: changedValues(row.before, row.after, words),
    requestId: row.requestId,
  }
})
