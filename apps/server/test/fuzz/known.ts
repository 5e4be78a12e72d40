import type { Operation } from '@campanile/contract/operation.ts'
import type { Schema } from './arbitraries.ts'
import { type Scene, scenes } from './scenes.ts'
import type { World } from './world.ts'

export type Row = Record<string, unknown>

const perScene = 40

async function rowsOfScene(world: World, { sql }: Scene): Promise<{ fields: string[]; rows: Row[] }> {
  const parameters = sql.includes('$1') ? [world.clock.now()] : []
  const { rows, fields } = await world.pool.query<Row>(
    `select * from (${sql}) it order by random() limit ${perScene}`,
    parameters,
  )
  return { rows, fields: fields.map(({ name }) => name) }
}

/** The rows of a world, by the field names that operations use for them. */
export async function knownRows(world: World) {
  const readFields = new Map<Scene, string[]>()
  let ids = new Map<string, string[]>()

  async function refresh() {
    const found = new Map<string, Set<string>>()
    for (const scene of scenes) {
      const { fields, rows } = await rowsOfScene(world, scene)
      readFields.set(scene, fields)
      for (const row of rows)
        for (const [field, value] of Object.entries(row)) {
          if (!/Ids?$/.test(field) || typeof value !== 'string') continue
          const name = field.replace(/s$/, '')
          found.set(name, (found.get(name) ?? new Set()).add(value))
        }
    }
    ids = new Map([...found].map(([field, values]) => [field, [...values]]))
  }
  await refresh()

  return {
    refresh,
    idsOf: (field: string): readonly string[] => ids.get(field) ?? [],
    /** Students and sessions for which an attendance record exists. */
    async records(): Promise<Row[]> {
      const { rows } = await world.pool.query<Row>(
        `select student_id as "studentId", session_id as "sessionId" from attendance_records limit 100`,
      )
      return rows
    },
    /** Rows with the ids that the operation's path needs or, if it needs none, its body. */
    async rowsFor(operation: Operation, schema: Schema): Promise<Row[]> {
      const wanted = wantedFields(operation, schema)
      if (wanted.length === 0) return [{}]
      const scored = scenes
        .filter(({ only }) => only?.test(operation.path) ?? true)
        .map((scene) => ({ scene, score: sceneScore(scene, readFields.get(scene)!, wanted) }))
      const best = Math.max(...scored.map(({ score }) => score))
      const chosen = scored.filter(
        ({ score }) => score > 0 && score >= Math.floor(best) && score >= best - 0.5,
      )
      const found = await Promise.all(
        chosen.map(async ({ scene }) => ({ scene, ...(await rowsOfScene(world, scene)) })),
      )
      const [often, seldom] = [true, undefined].map((it) =>
        found.filter(({ scene }) => scene.often === it).flatMap(({ rows }) => rows),
      ) as [Row[], Row[]]
      const repeats = often.length > 0 ? Math.max(1, Math.ceil(seldom.length / often.length)) : 0
      const rows = [...seldom, ...Array.from({ length: repeats }, () => often).flat()]
      return rows.length > 0 ? rows : [{}]
    },
  }
}

export type KnownRows = Awaited<ReturnType<typeof knownRows>>

function wantedFields({ path, roles, method }: Operation, schema: Schema): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((it) => it[1]!)
  if (
    inPath.length > 0 ||
    method === 'GET' ||
    (roles !== 'public' && roles.includes('admin') && roles.length === 1)
  )
    return inPath.length === 0 && method !== 'GET' && schema.required?.includes('version')
      ? ['version']
      : inPath
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  return (schema.required ?? []).filter((it) => properties[it]?.format === 'uuid')
}

const sceneScore = ({ only }: Scene, fields: readonly string[], wanted: readonly string[]) =>
  wanted.filter((it) => fields.includes(it)).length + (only ? 0.5 : 0)
