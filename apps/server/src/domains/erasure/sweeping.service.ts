import type { ErasureItem } from '@campanile/contract/erasure/erasure.ts'
import { sql } from 'drizzle-orm'
import { redactedTexts } from '#domains/personal-data/personal-data.registry.ts'
import { m } from '#domains/personal-data/report-lines.messages.ts'
import type { Platform } from '#platform/platform.ts'
import { type AuditedEvent, erasedEvent } from './audited.rules.ts'
import { findNames, listShared } from './erased-person.repo.ts'
import { type Names, namePattern, renaming } from './naming.rules.ts'
import { type SweptRow, sweep } from './sweep.repo.ts'

const changedOnly = (before: SweptRow, after: SweptRow): SweptRow | undefined =>
  JSON.stringify(before) === JSON.stringify(after) ? undefined : after

/** Removes the person's names from the audit log and from text in rows about other people. */
export async function removeNames(
  platform: Platform,
  personId: string,
  pseudonym: string,
): Promise<ErasureItem[]> {
  const names = await findNames(platform.db, personId)
  const shared = await listShared(platform.db, personId, names.full)
  // If another person has the same name, text about others may refer to either of them.
  const unmistakable = { ...names, full: names.full.filter((it) => !shared.includes(it.toLowerCase())) }
  const events = await sweepAudit(platform, { personId, pseudonym, names, unmistakable })
  const words = await sweepTexts(platform, unmistakable, pseudonym)
  return [
    {
      what: m.auditEvents(),
      count: events,
      keptBecause: m.auditEventsKept(),
    },
    {
      what: m.mentions(),
      count: words,
      keptBecause: m.mentionsKept(),
    },
  ]
}

interface Whom {
  personId: string
  pseudonym: string
  names: Names
  unmistakable: Names
}

function sweepAudit({ db }: Platform, { personId, pseudonym, names, unmistakable }: Whom): Promise<number> {
  const renameOwn = renaming(names, pseudonym)
  const renameOther = renaming(unmistakable, pseudonym)
  const pattern = namePattern(unmistakable)
  const done = sql`coalesce(t.actor_id = ${personId}::uuid, false)`
  const about = sql`(t.mentions @> array[${personId}::uuid] or t.entity_id = ${personId})`
  // The event mentions nobody else, apart from the person who did it.
  const alone = sql`not exists (select 1 from people p where p.id = any(t.mentions)
    and p.id <> ${personId} and p.id is distinct from t.actor_id)`
  const words = sql`t.entity_id || ' ' || coalesce(t.before::text, '') || ' ' || coalesce(t.after::text, '')`
  return sweep(
    db,
    {
      table: 'audit_events',
      key: ['id'],
      columns: ['before', 'after', 'entity_id', 'address'],
      where: sql`${done} or ${about} ${pattern === null ? sql`` : sql`or ${words} ~* ${pattern}`}`,
      more: sql`jsonb_build_object('own', ${about} and ${alone}, 'named', ${about} or ${done}, 'done', ${done})`,
    },
    ({ own, named, done, ...row }) => {
      const rename = named ? renameOwn : renameOther
      const event = erasedEvent(row as unknown as AuditedEvent, {
        own: own === true,
        done: done === true,
        rename,
      })
      return changedOnly(row, { ...row, ...event })
    },
  )
}

async function sweepTexts({ db }: Platform, names: Names, pseudonym: string): Promise<number> {
  const pattern = namePattern(names)
  if (pattern === null) return 0
  const rename = renaming(names, pseudonym)
  let changed = 0
  for (const { table, key, columns } of redactedTexts) {
    const words = sql.join(
      columns.map((it) => sql`coalesce(t.${sql.identifier(it)}::text, '')`),
      sql` || ' ' || `,
    )
    changed += await sweep(db, { table, key, columns, where: sql`${words} ~* ${pattern}` }, (row) =>
      changedOnly(row, {
        ...row,
        ...Object.fromEntries(columns.map((it) => [it, rename(row[it])])),
      }),
    )
  }
  return changed
}
