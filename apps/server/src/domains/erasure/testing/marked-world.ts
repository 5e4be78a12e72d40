import {
  erasureSteps,
  exportSources,
  redactedTexts,
  textsWithoutNames,
} from '#domains/personal-data/personal-data.registry.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestServer } from '#testing/server.ts'
import { markedRows, type Row, type Words } from './marked-rows.ts'
import { sealWhatIsOpened } from './sealed-things.ts'
import { readLists, readTables } from './tables.ts'

/** Columns that identify people without a foreign key. */
const unreferenced: Record<string, string[]> = {
  audit_events: ['actor_id'],
  risk_figures: ['student_id'],
  student_figures: ['student_id'],
}
/** Filled separately or by triggers, or limited to one row. */
const notFilled = new Set(['people', 'institution', 'installation', 'session_bookings', 'erasures'])
const fileColumns = new Set([
  ...erasureSteps.flatMap(({ table, files = [] }) => files.map((it) => `${table}.${it}`)),
  ...exportSources.flatMap(({ table, file }) => (file && table !== 'people' ? [`${table}.${file.key}`] : [])),
  'imports.file',
])
const swept = new Set(redactedTexts.flatMap(({ table, columns }) => columns.map((it) => `${table}.${it}`)))
/** Columns that name the person only in their own rows; in other people's rows they name others. */
const ofOwnRows = new Set(
  erasureSteps.flatMap(({ table, kept }) => Object.keys(kept ?? {}).map((it) => `${table}.${it}`)),
)
const decided = (place: string) =>
  place in textsWithoutNames || ofOwnRows.has(place) || deletedTables.has(place.slice(0, place.indexOf('.')))
const deletedTables = new Set(erasureSteps.filter(({ kept }) => !kept).map(({ table }) => table))
/** For each table, the column that makes a row the person's own. */
const owner = new Map(
  erasureSteps.flatMap(({ table, rows }) => {
    const column = /^t\.(\w+) = \$me/.exec(rows)?.[1]
    return column && column !== 'resembles_id' ? [[table, column] as const] : []
  }),
).set('attendance_finding_sides', 'student_id')

export interface Marked {
  mark: string
  person: TestPerson
  number: string
  address: string
}

/**
 * A world in which a person is referred to in every way that the database has, and another person beside
 * them.
 */
export async function markedWorld(server: TestServer, marked: Marked, other: Marked) {
  const { platform } = server
  const { person, mark, number } = marked
  const [tables, lists] = await Promise.all([readTables(platform.db), readLists()])
  const write = markedRows({
    db: platform.db,
    files: platform.files,
    tables,
    lists,
    fileColumns,
    wordless: new Set(Object.keys(textsWithoutNames).filter((it) => !fileColumns.has(it))),
  })
  const called = `${person.firstName} ${person.lastName}`
  const own: Words = (place) => `${mark} ${place} by ${called} ${person.email}`
  /** Text about others, which names the person wherever rows are kept. */
  const others: Words = (place) => {
    const names = swept.has(place) || !decided(place)
    return `${other.mark} ${place}${names ? ` with ${called}, ${person.email}, no. ${number}` : ''}`
  }
  const mine = new Map<string, Row>()

  const listColumns = (name: string) => [
    ...tables.get(name)!.references.flatMap((it) => (it.table === 'people' ? it.columns : [])),
    ...(unreferenced[name] ?? []),
  ]
  const special = (name: string, isOwner: boolean): Row => {
    if (name === 'audit_events') return { address: marked.address, entity_id: other.person.id }
    if (name !== 'verifications') return {}
    const student = { name: called, number }
    return { facts: isOwner ? { student } : { students: [student] }, shown: { figures: [] } }
  }

  async function writeAll(): Promise<void> {
    // A finding refers to people only through its sides.
    const about = { personId: other.person.id, words: own, elsewhere: others }
    mine.set('attendance_findings', await write('attendance_findings', about))
    const named = [...tables.keys()].filter((it) => !notFilled.has(it) && listColumns(it).length > 0)
    // Parent rows before the rows that refer to them.
    const left = new Set(named)
    for (let before = -1; left.size > 0 && left.size !== before; ) {
      before = left.size
      for (const name of left) {
        if (tables.get(name)!.references.some((it) => it.table !== name && left.has(it.table))) continue
        left.delete(name)
        await writeNaming(name)
      }
    }
    if (left.size > 0) throw new Error(`tables refer to each other in a circle: ${[...left]}`)
    await writeHanging(named)
  }

  async function writeNaming(name: string): Promise<void> {
    for (const column of listColumns(name)) {
      const isOwner = owner.get(name) === column
      const row = await write(name, {
        values: { [column]: person.id, ...special(name, isOwner) },
        personId: other.person.id,
        words: isOwner ? own : others,
        elsewhere: others,
        ...(isOwner && { parents: mine }),
      })
      if (isOwner) mine.set(name, row)
    }
  }

  /** Rows that belong to one of the person's rows. */
  async function writeHanging(named: readonly string[]): Promise<void> {
    const left = new Set([...tables.keys()].filter((it) => !named.includes(it) && !notFilled.has(it)))
    for (let before = -1; left.size !== before; ) {
      before = left.size
      for (const name of left) {
        const hangs = tables.get(name)!.references.some((it) => mine.has(it.table))
        if (!hangs) continue
        left.delete(name)
        mine.set(
          name,
          await write(name, { personId: other.person.id, words: own, elsewhere: others, parents: mine }),
        )
      }
    }
  }

  /**
   * Rows that refer to the person without a foreign key: import lines, an external identifier, audit events.
   */
  async function writeUnreferenced(): Promise<void> {
    const { id } = person
    const by = { personId: other.person.id, elsewhere: others }
    const upload = await write('imports', {
      ...by,
      words: (place) => (place === 'imports.file' ? own : others)(place),
    })
    const line = { ...by, words: own, parents: new Map([['imports', upload]]) }
    await write('import_rows', { ...line, values: { target_id: id, kind: 'person' } })
    await write('import_rows', { ...line, values: { refs: { student_id: person.email }, kind: 'enrolment' } })
    await write('import_rows', { ...line, values: { key: number, kind: 'person' } })
    await write('external_ids', { ...by, words: own, values: { kind: 'person', row_id: id } })
    const said = { reason: own('audit'), email: person.email, status: 'approved', days: 3, called }
    const event = { ...by, words: own }
    const admin = { actor_id: other.person.id, address: '203.0.113.9', entity_id: other.person.id }
    await write('audit_events', {
      ...event,
      values: { ...admin, mentions: `{${id}}`, before: null, after: said },
    })
    // From before events had mentions.
    const old = {
      before: { firstName: 'Formerly', lastName: person.lastName, email: 'formerly@vexborough.test' },
    }
    await write('audit_events', { ...event, values: { ...admin, ...old, entity_id: id, after: said } })
    // Feedback becomes the student's own once its mark is released.
    const sheetsByKey = { exam_id: null, assignment_id: mine.get('assignment_feedback')?.assignment_id }
    const sheet = await write('mark_sheets', { ...by, words: others, values: sheetsByKey })
    const parents = new Map([['mark_sheets', sheet]])
    await write('mark_entries', { ...by, words: own, parents, values: { student_id: id } })
    const renamed = { ...by, words: others, values: { message: `${other.mark} formerly@vexborough.test` } }
    await write('notifications', renamed)
  }

  await writeAll()
  await writeUnreferenced()
  await sealWhatIsOpened(server, { personId: person.id, mark, mine })
  return mine
}
