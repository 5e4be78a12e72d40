import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestBrowser, type TestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { makeBundle, org, role, user } from './testing/bundle.ts'
import { importing } from './testing/importing.ts'

const server: TestServer = await startTestServer()
await startTestWorker(server)
let admin: TestBrowser
let work: ReturnType<typeof importing>

beforeAll(async () => {
  admin = await server.as(await server.make.admin())
  work = importing(admin)
  for (const name of ['Computing', 'Design']) await admin.createDepartment({ name })
})

const find = async (email: string) => (await admin.listPeople({ search: email })).items[0]!

describe('the phone and the department of people', () => {
  const head = 'email,firstName,lastName,role,phone,department'

  it('are imported, changed, kept without their columns, and restored', async () => {
    const first = `${head}\nlec@p.test,Lec,Turer,lecturer,+44 20 7946 0958,computing\nstu@p.test,Stu,Dent,student,'+49 30 901820,\n`
    await work.apply(await work.upload(first))
    expect(await find('lec@p.test')).toMatchObject({
      phone: '+442079460958',
      department: { name: 'Computing' },
    })
    expect(await find('stu@p.test')).toMatchObject({ phone: '+4930901820', department: null })
    const tried = await work.upload(
      `${head}\nlec@p.test,Lec,Turer,lecturer,,Design\nstu@p.test,Stu,Dent,student,+4930901820,\n`,
    )
    expect(tried.counts).toMatchObject({ change: 1, unchanged: 1 })
    expect((await work.rows(tried.id))[0]?.changes).toEqual([
      { field: 'phone', from: '+442079460958', to: null },
      { field: 'department', from: null, to: 'design' },
    ])
    const applied = await work.apply(tried)
    expect(await find('lec@p.test')).toMatchObject({ phone: null, department: { name: 'Design' } })
    await work.apply(await work.upload('email,firstName,lastName,role\nstu@p.test,Stu,Other,student\n'))
    expect(await find('stu@p.test')).toMatchObject({ lastName: 'Other', phone: '+4930901820' })
    await work.undo(applied)
    expect(await find('lec@p.test')).toMatchObject({
      phone: '+442079460958',
      department: { name: 'Computing' },
    })
  })

  it('are refused line by line', async () => {
    const tried = await work.upload(
      [
        head,
        'a@q.test,A,A,staff,020 7946 0958,',
        'b@q.test,B,B,staff,,Alchemy',
        'c@q.test,C,C,student,,Computing',
      ].join('\n'),
    )
    expect(await work.told(tried)).toEqual([
      [2, 'reject', 'phone: Enter a phone number with its country code, such as +44 20 7946 0958'],
      [3, 'reject', 'There is no department “alchemy”'],
      [4, 'reject', 'department: students belong to the department of their programme'],
    ])
  })

  it('follow a lecturer who becomes a student: without a department', async () => {
    await work.apply(await work.upload(`${head}\nturn@r.test,T,T,staff,,Computing\n`))
    const tried = await work.upload('email,firstName,lastName,role\nturn@r.test,T,T,student\n')
    const applied = await work.apply(tried)
    expect(await find('turn@r.test')).toMatchObject({ role: 'student', department: null })
    expect(await work.undo(applied)).toMatchObject({ state: 'undone', kept: 0 })
    expect(await find('turn@r.test')).toMatchObject({ role: 'staff', department: { name: 'Computing' } })
  })

  it('can be imported again as they were exported', async () => {
    const exported = (await admin.exportCampus({ format: 'people' })) as unknown as Uint8Array
    const text = Buffer.from(exported).toString()
    expect(text).toContain("'+442079460958,,Computing")
    const again = await work.upload(text)
    expect(again).toMatchObject({ state: 'ready', counts: { create: 0, change: 0, reject: 0 } })
  })
})

it('OneRoster brings mobile numbers, and reports those without a country code', async () => {
  const withPhones = (line: string, sms: string, phone: string) =>
    line.replace('@roster.test,,,', `@roster.test,${sms},${phone},`)
  const bundle = {
    orgs: [org('o1', 'Computing')],
    users: [
      withPhones(user('u1', 'Ann', 'Teacher'), '+44 7700 900001', '+44 20 7946 0958'),
      withPhones(user('u2', 'Bob', 'Student'), '', '+44 20 7946 0002'),
      withPhones(user('u3', 'Cid', 'Student'), '07700 900003', ''),
    ],
    roles: [role('u1', 'teacher'), role('u2', 'student'), role('u3', 'student')],
  }
  const upload = async () =>
    work.upload(await makeBundle(bundle), { format: 'oneroster', filename: 'roster.zip' })
  const tried = await upload()
  expect(tried.notes).toEqual(['1 phone number has no country code and is left out'])
  await work.apply(tried)
  expect((await find('ann@roster.test')).phone).toBe('+447700900001')
  expect((await find('bob@roster.test')).phone).toBe('+442079460002')
  expect((await find('cid@roster.test')).phone).toBeNull()
  expect((await upload()).counts).toMatchObject({ create: 0, change: 0 })
})
