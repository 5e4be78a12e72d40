import type { Delegation } from '@campanile/contract/insight/waiting.ts'
import { sql } from 'drizzle-orm'
import { nullable, pgType } from '#db/rows.ts'

// Fragments about an item of the queue `w`. Notes written before the item began to wait were about an earlier
// one: a submission can be late again, and a face can be registered again.

const ofW = (row: 'g' | 'n') => {
  const column = (name: string) => sql`${sql.identifier(row)}.${sql.identifier(name)}`
  return sql`${column('queue')} = w.queue and ${column('item_id')} = w.id
    and ${column('within_id')} = coalesce(w.within_id, w.id) and ${column('at')} >= w.at`
}

const named = (alias: 'd' | 'b') => {
  const person = sql.identifier(alias)
  return sql`json_build_object('id', ${person}.id, 'name', ${person}.first_name || ' ' || ${person}.last_name)`
}

export const delegationColumn = nullable(pgType.json<Delegation>())
export const delegationOfW = sql`(select json_build_object('to', ${named('d')}, 'by', ${named('b')},
    'reason', g.reason, 'at', to_char(g.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from waiting_delegations g join people d on d.id = g.delegate_id join people b on b.id = g.delegated_by
  where ${ofW('g')})`

export const countNotesOfW = sql`(select count(*)::int from waiting_notes n where ${ofW('n')})`

/** Whether the item was delegated to or by this person. */
export const isDelegatedW = (direction: 'to-me' | 'by-me', personId: string) =>
  sql`exists (select 1 from waiting_delegations g where ${ofW('g')}
    and ${direction === 'to-me' ? sql`g.delegate_id` : sql`g.delegated_by`} = ${personId})`

export const isNoteOfW = ofW('n')
