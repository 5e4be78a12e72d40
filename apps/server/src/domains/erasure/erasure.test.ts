import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { unsealStream } from '#auth/seal-stream.ts'
import { newId } from '#db/columns.ts'
import { dataExports } from '#domains/my-data/my-data.tables.ts'
import { exportFileKey, packMyData, sealContext } from '#domains/my-data/packing.service.ts'
import { unzipped } from '#domains/my-data/testing/unzipped.ts'
import { people } from '#domains/people/people.tables.ts'
import { exportSources } from '#domains/personal-data/personal-data.registry.ts'
import { testPassword } from '#testing/factories.ts'
import { heardLog } from '#testing/heard-log.ts'
import { startTestServer } from '#testing/server.ts'
import { erase, makePseudonym } from './erasing.service.ts'
import type { Row } from './testing/marked-rows.ts'
import { type Marked, markedWorld } from './testing/marked-world.ts'
import { findFiles, findTraces, personTraces } from './testing/traces.ts'

const { logged, log } = heardLog()
const server = await startTestServer({}, { log })
const { make, platform, clock } = server
const admin = await make.admin()

async function marked(place: number, traits: Parameters<typeof make.person>[0]): Promise<Marked> {
  const number = `VX-10${place}77`
  const person = await make.person({
    ...traits,
    password: false,
    firstName: `Quillon${place}`,
    lastName: `Vexborough${place}`,
    email: `quillon${place}@vexborough.test`,
  })
  const profileImage = `photos/${person.id}.jpg`
  await platform.files.put(profileImage, Buffer.from(`Zwq${place}mark photo`))
  await platform.db.update(people).set({ number, profileImage }).where(eq(people.id, person.id))
  return { mark: `Zwq${place}mark`, person, number, address: `198.51.100.${place}` }
}

/** The person's own export, as they would download it. */
async function exported({ person: { id: personId } }: Marked, mine: ReadonlyMap<string, Row>) {
  const id = newId()
  const row = { personId, status: 'working', total: 1, requestedAt: clock.now() } as const
  await platform.files.remove(String(mine.get('data_exports')?.file))
  await platform.db.delete(dataExports).where(eq(dataExports.personId, personId))
  await platform.db.insert(dataExports).values({ id, ...row })
  await packMyData(platform, id)
  const [{ nonce, tag } = {}] = await platform.db.select().from(dataExports).where(eq(dataExports.id, id))
  const stored = await platform.files.open(exportFileKey(id))
  const opened = unsealStream(platform.secrets.key('seal'), stored!.stream, {
    nonce: nonce!,
    tag: tag!,
    boundTo: sealContext(id),
  })
  return { archive: await unzipped(await buffer(opened)), file: exportFileKey(id) }
}

describe.each([
  ['a student', 1, { role: 'student' }],
  ['a lecturer', 3, { role: 'lecturer', employmentType: 'full-time' }],
  ['a visiting lecturer', 5, { role: 'lecturer', employmentType: 'visiting' }],
  ['a member of staff', 7, { role: 'staff', employmentType: 'full-time' }],
  ['an admin', 9, { role: 'admin' }],
] as const)('%s who is referred to in every table', (_who, place, traits) => {
  let whom: Marked
  let beside: Marked
  let mine: Map<string, Row>
  let exportFile: string

  beforeAll(async () => {
    whom = await marked(place, traits)
    beside = await marked(place + 1, { role: traits.role })
    mine = await markedWorld(server, whom, beside)
  })

  it('exports all text and files about them, and nobody else’s', async () => {
    const { archive, file: packed } = await exported(whom, mine)
    exportFile = packed
    const all = [...archive.values()].join('\n')
    for (const { folder, table, omit, file } of exportSources) {
      const row = mine.get(table)
      if (table === 'data_exports' || !row) continue
      const rows = archive.get(`${folder}/${table}.json`)?.toString() ?? ''
      for (const [name, value] of Object.entries(row)) {
        const isMarked = typeof value === 'string' && value.startsWith(whom.mark)
        if (isMarked && !omit.includes(name)) expect(rows, `${table}.${name}`).toContain(value)
      }
      if (file) expect(all, `file of ${table}`).toContain(`${whom.mark} ${table}.${file.key}`)
    }
    for (const table of ['face_profiles', 'face_reviews'])
      expect(all).toContain(`${whom.mark} photo of ${table}`)
    expect(all).toContain(`${whom.mark} bank holder`)
    // Sessions with a substitute, and messages to groups, also belong to others.
    const shared = ['teaching/sessions.json', 'notifications/group_messages.json']
    const others = [...archive].filter(
      ([path, bytes]) => !shared.includes(path) && bytes.includes(beside.mark),
    )
    expect(others.map(([path]) => path)).toEqual([])
  })

  it('is erased without a trace in any row, file or log line, and other people lose nothing', async () => {
    const before = await findTraces(server, [beside.mark])
    const filesBefore = findFiles(server, [beside.mark])
    expect((await findTraces(server, personTraces(whom))).size).toBeGreaterThan(40)
    const at = await server.as(admin)
    const { id: personId } = whom.person
    await at.archivePerson({ personId })
    await at.confirmPassword({ password: testPassword })
    await at.erasePerson({ personId })
    await erase(platform, personId)
    expect(Object.fromEntries(await findTraces(server, personTraces(whom)))).toEqual({})
    expect(findFiles(server, personTraces(whom))).toEqual([])
    expect(await platform.files.get(exportFile)).toBeUndefined()
    expect(logged.filter((line) => personTraces(whom).some((it) => line.includes(it)))).toEqual([])
    expect(Object.fromEntries(await findTraces(server, [beside.mark]))).toEqual(Object.fromEntries(before))
    expect(findFiles(server, [beside.mark])).toEqual(filesBefore)

    const report = await at.readErasure({ personId })
    expect(report).toMatchObject({ state: 'erased', files: expect.any(Number) })
    const kept = report.items.filter(({ keptBecause }) => keptBecause).map(({ what }) => what)
    expect(kept).toContain('Marks, enrolments and submission times, without comments and reasons')
    expect(await at.readPerson({ personId })).toMatchObject({
      firstName: 'Erased',
      email: `erased-${personId}@erased.invalid`,
      number: null,
      profileImage: null,
      status: 'archived',
    })
    expect(makePseudonym(personId)).toContain('Erased person')
  })
})
