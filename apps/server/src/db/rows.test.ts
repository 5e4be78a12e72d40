import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#testing/database.ts'
import { openPool, toDatabase } from './database.ts'
import { notNull, nullable, pgType, queryRow, queryRows } from './rows.ts'

const pool = openPool((await testDatabase()).url, createLog('error'))
const db = toDatabase(pool)

it('reads each type as TypeScript declares it', async () => {
  const row = await queryRow(db, {
    yes: pgType.boolean,
    count: pgType.int,
    share: pgType.float,
    large: pgType.bigint,
    exact: pgType.decimal,
    name: pgType.text,
    startsAt: pgType.instant,
    firstDay: pgType.date,
    bytes: pgType.bytes,
    names: pgType.array(pgType.text),
    states: pgType.array(pgType.oneOf(['open', 'closed'])),
    facts: pgType.json<{ a: number }>(),
    nothing: nullable(pgType.uuid),
  })`select true as yes, 3 as count, 0.5::float8 as share, 9007199254740993 as large, 1.50 as exact, 'Ada' as name,
      '2026-03-29T00:30:00Z'::timestamptz as starts_at, '2026-03-29'::date as first_day, '\\x00ff'::bytea as bytes,
      array['a', 'b'] as names, array['open'] as states, '{"a": 1}'::jsonb as facts, null::uuid as nothing`
  expect(row).toEqual({
    yes: true,
    count: 3,
    share: 0.5,
    large: '9007199254740993',
    exact: '1.50',
    name: 'Ada',
    startsAt: new Date('2026-03-29T00:30:00Z'),
    firstDay: '2026-03-29',
    bytes: Buffer.from([0, 255]),
    names: ['a', 'b'],
    states: ['open'],
    facts: { a: 1 },
    nothing: null,
  })
})

it('rejects a result that contradicts its shape', async () => {
  const expected = { startsAt: sessions.startsAt, roomId: notNull(sessions.roomId) }
  const contradictions = {
    'The query returns no column starts_at.': sql`select gen_random_uuid() as room_id`,
    'Column starts_at has the type 25.': sql`select now()::text as starts_at, gen_random_uuid() as room_id`,
    'Column room_id is null.': sql`select now() as starts_at, null::uuid as room_id`,
    'The query also returns status.': sql`select now() as starts_at, gen_random_uuid() as room_id, 1 as status`,
  }
  for (const [message, query] of Object.entries(contradictions))
    await expect(queryRows(db, expected)`${query}`).rejects.toThrow(message)
  await expect(
    queryRows(db, { state: pgType.oneOf(['open', 'closed']) })`select 'ajar' as state`,
  ).rejects.toThrow('ajar is none of open, closed.')
})
