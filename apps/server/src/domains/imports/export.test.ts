import { text } from 'node:stream/consumers'
import { importFormats } from '@campanile/contract/imports/imports.ts'
import { beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestBrowser, type TestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { openArchive } from './formats/zip-entries.ts'
import { importing } from './testing/importing.ts'

const server: TestServer = await startTestServer()
await startTestWorker(server)
const { make } = server
let admin: TestBrowser
let work: ReturnType<typeof importing>

const files = [
  ['departments', 'name\nComputing\n"Art, Design"\n'],
  ['programmes', 'department,name\nComputing,BSc\n'],
  ['batches', 'code,department,programme,intakeYear\nB-26,Computing,BSc,2026\n'],
  ['terms', 'name,firstDay,lastDay\nAutumn,2026-09-14,2026-12-18\n'],
  ['rooms', 'name,capacity\nHall 1,200\n'],
  ['courses', 'code,title,credits,department\nEX1,Exports,15,Computing\nEX2,Nobody’s,5,\n'],
  [
    'people',
    'email,firstName,lastName,role,employmentType,number,batch\nlec@ex.test,=Lec,Turer,lecturer,visiting,,\nstu@ex.test,Stu,Dent,student,,S-1,b-26\n',
  ],
  ['classes', 'class,course,term,lecturers\nEX1-A,EX1,Autumn,lec@ex.test\nEX1-B,EX1,Autumn,\n'],
  ['enrolments', 'class,student\nEX1-A,stu@ex.test\nex1-b,stu@ex.test\n'],
] as const

beforeAll(async () => {
  admin = await server.as(await make.admin())
  work = importing(admin)
})

it('exports people and structure in one file each', async () => {
  for (const [format, content] of files) {
    const applied = await work.apply(await work.upload(content, { format }))
    expect(applied).toMatchObject({ state: 'applied', counts: { reject: 0 } })
  }
})

const exported = async (format: (typeof importFormats)[number]) =>
  Buffer.from((await admin.exportCampus({ format })) as unknown as Uint8Array)

it.each(importFormats)('%s can be imported again without changing anything', async (format) => {
  const again = await work.upload(await exported(format), { format })
  expect(again).toMatchObject({
    state: 'ready',
    problem: null,
    notes: [],
    counts: { create: 0, change: 0, deactivate: 0, reject: 0 },
  })
  expect(again.counts.unchanged).toBeGreaterThan(0)
})

it('a bundle has every file of the standard, and keeps formulas as text', async () => {
  const archive = await openArchive(await exported('oneroster'))
  expect(archive.names.sort()).toEqual(
    ['manifest', 'orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments']
      .map((name) => `${name}.csv`)
      .sort(),
  )
  const users = await text(archive.open('users.csv'))
  expect(users).toContain(",'=Lec,Turer,")
})

it('keeps a structure in use when its import is undone', async () => {
  const { items } = await admin.listImports({ pageSize: 100 })
  const courses = items.find(({ format, state }) => format === 'courses' && state === 'applied')!
  const undone = await work.undo(courses)
  expect(undone.kept).toBe(1)
  const { items: kept } = await admin.listImportRows({ importId: courses.id, outcome: 'kept' })
  expect(kept.map(({ label, reason }) => [label, reason])).toEqual([['EX1 Exports', 'Used since the import']])
})

it('the lines of an import can be downloaded', async () => {
  const tried = await work.upload('name\nNew one\nNew one\n', { format: 'departments' })
  const answer = await admin.downloadImportRows({ importId: tried.id, outcome: 'reject' })
  expect(Buffer.from(answer as unknown as Uint8Array).toString()).toBe(
    '\ufeffFile,Line,Kind,What,Outcome,Reason,Changes,Undone\r\n' +
      'departments.csv,3,department,New one,reject,Line 2 is about the same department,,\r\n',
  )
})
