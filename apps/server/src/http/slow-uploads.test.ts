import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { assignmentForm, makeClassOfStudents, published } from '#domains/assignments/testing/assignments.ts'
import { rawConnection } from '#testing/raw-connection.ts'
import { startTestServer } from '#testing/server.ts'

const server = await startTestServer()
await server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.app.server.address() as AddressInfo
const idleSockets = 200

it('serves everyone while one student holds 200 uploads open with one byte each', async () => {
  const { student, lecturer, id } = await makeClassOfStudents(server)
  const { id: assignmentId } = await published(lecturer, assignmentForm(server.clock.now(), { classId: id }))
  const uploadId = newId()
  await student.startUpload({ assignmentId, uploadId, name: 'essay.pdf', size: 60_000 })
  for (let count = 0; count < idleSockets; count++) {
    const { request } = await rawConnection(port)
    const headers = {
      cookie: student.cookies.header(),
      'content-type': 'application/octet-stream',
      'content-length': 50_000,
    }
    request(`POST /api/uploads/${uploadId}/pieces?offset=0`, headers, 'x')
  }
  const others = await Promise.all(Array.from({ length: 20 }, () => server.make.student()))
  const browsers = await Promise.all(others.map((it) => server.as(it)))
  for (const browser of browsers) {
    await browser.listNotifications({})
    await server.browser().readLobbyBoard({})
  }
})

it('rejects a 25th upload while 24 of one person are arriving, and accepts one after another has ended', async () => {
  const student = await server.as(await server.make.student())
  const open = async () => {
    const connection = await rawConnection(port)
    const headers = {
      cookie: student.cookies.header(),
      'content-type': 'application/octet-stream',
      'content-length': 5_000,
    }
    connection.request(`POST /api/uploads/${newId()}/pieces?offset=0`, headers, 'x')
    return connection
  }
  const bodies = await Promise.all(Array.from({ length: 25 }, open))
  const refused = () => bodies.flatMap((it) => it.statuses())
  await expect.poll(refused).toEqual([429])
  expect(bodies.map((it) => it.answer()).join()).toContain('"too-many-uploads"')
  for (const { socket } of bodies) socket.destroy()
  const next = await open()
  next.socket.write('y'.repeat(4_999))
  await expect.poll(next.statuses).toEqual([404])
})
