import type pg from 'pg'
import { broken, type Finding, ok } from './report.mjs'

/** A zone with daylight saving, so that outdated or missing data is noticed. */
const example = 'Europe/London'
const instants = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']
const advice = 'Install the time zone data of your system (tzdata), or update it.'

/** Hours and minutes in the zone according to this process. Undefined if it does not know the zone. */
function ownTimes(zone: string): string[] | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    return instants.map((instant) => format.format(new Date(instant)))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

async function databaseTimes(pool: pg.Pool, zone: string): Promise<string[] | undefined> {
  const { rows } = await pool.query<{ times: string[] }>(
    `select array(select to_char(instant at time zone $1, 'HH24:MI')
       from unnest($2::timestamptz[]) with ordinality as t (instant, position) order by position) as times
     where exists (select from pg_timezone_names where name = $1)`,
    [zone, instants],
  )
  return rows[0]?.times
}

/** `pool` is absent if there is no database to check. */
export async function* checkTimeZones(pool?: pg.Pool, institutions?: string): AsyncGenerator<Finding> {
  const zone = institutions ?? example
  const ours = ownTimes(zone)
  if (!ours) return yield broken(`Node.js does not know the time zone ${zone}.`, advice)
  if (new Set(ownTimes(example)).size === 1)
    return yield broken('Node.js has no time zone data: it does not know summer time.', advice)
  if (!pool) return yield ok('Node.js has time zone data.')
  const theirs = await databaseTimes(pool, zone)
  if (!theirs) return yield broken(`PostgreSQL does not know the time zone ${zone}.`, advice)
  if (theirs.join() !== ours.join())
    return yield broken(`Node.js and PostgreSQL disagree about the time in ${zone}.`, advice)
  yield ok(`Node.js and PostgreSQL agree about the time in ${zone}.`)
}
