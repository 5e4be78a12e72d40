import type pg from 'pg'
import { migrations } from '#db/migrate.ts'
import { StartError } from '../start-error.ts'
import { quoted } from './catalogue.ts'

type Kind = 'table' | 'view' | 'function'

const created = /create (?:or replace )?(table|view|function) (?:if not exists )?(?:"?public"?\.)?"?(\w+)"?/g

/** Everything that our migrations have ever created. */
function ownNames(): Set<string> {
  const texts = migrations().flatMap(({ sql }) => sql)
  return new Set(
    texts.flatMap((text) =>
      [...text.toLowerCase().replace(/\s+/g, ' ').matchAll(created)].map(
        ([, kind, name]) => `${kind} ${name}`,
      ),
    ),
  )
}

interface Found {
  kind: Kind
  name: string
  /** Its name in SQL. */
  called: string
}

/** Everything in the schema that no extension created. */
async function findAll(client: pg.ClientBase): Promise<Found[]> {
  const { rows } = await client.query<Found>(`
    select kind, name, called from (
      select 'pg_class'::regclass as catalogue, oid, relname as name, oid::regclass::text as called,
        case relkind when 'v' then 'view' else 'table' end as kind
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      union all
      select 'pg_proc'::regclass, oid, proname, oid::regprocedure::text, 'function'
      from pg_proc where pronamespace = 'public'::regnamespace
    ) o
    where not exists (
      select from pg_depend d where d.classid = o.catalogue and d.objid = o.oid and d.deptype = 'e')`)
  return rows
}

/**
 * Empties a Campanile database in the caller's transaction: nothing is gone before its commit.
 * @throws StartError if it contains anything that is not ours, which would be lost too
 */
export async function dropOwnSchema(client: pg.ClientBase): Promise<void> {
  const own = ownNames()
  const found = await findAll(client)
  const foreign = found.filter(({ kind, name }) => !own.has(`${kind} ${name}`))
  if (foreign.length > 0) {
    const names = foreign.slice(0, 5).map(({ kind, name }) => `${kind} ${name}`)
    throw new StartError(
      `The database holds what is not Campanile’s (${names.join(', ')}). Please give Campanile a database of its own.`,
    )
  }
  const order: Kind[] = ['view', 'table', 'function']
  for (const wanted of order) {
    const called = found.filter(({ kind }) => kind === wanted).map((it) => it.called)
    if (called.length > 0) await client.query(`drop ${wanted} ${called.join(', ')} cascade`)
  }
  await client.query(`drop schema if exists ${quoted('drizzle')} cascade`)
}
