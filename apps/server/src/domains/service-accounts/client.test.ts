import type { AddressInfo } from 'node:net'
import { createApiClient } from '@campanile/client/client.ts'
import { operationNames } from '@campanile/client/operation-names.ts'
import { apiOperations } from '@campanile/contract/service-accounts/api-operations.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { program } from './testing/program.ts'

const server = await startTestServer()
let admin: TestBrowser
let baseUrl: string

beforeAll(async () => {
  admin = await server.as(await server.make.admin())
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})

it('has exactly the server’s operations', () => {
  expect([...operationNames].sort()).toEqual([...apiOperations].sort())
})

it('calls the server with typed inputs and answers', async () => {
  const { token } = await program(server, admin, ['structure:change'])
  const client = createApiClient({ baseUrl, token })
  const { id: departmentId, name } = await client.createDepartment({ name: 'Astronomy' })
  expect(name).toBe('Astronomy')
  expect(await client.readDepartment({ departmentId })).toMatchObject({ name: 'Astronomy' })
  const { items } = await client.listDepartments({ search: 'astro' })
  expect(items.map(({ id }) => id)).toEqual([departmentId])
})

it('answers a file as a stream', async () => {
  const { token } = await program(server, admin, ['people:read'])
  const file = await createApiClient({ baseUrl, token }).exportPeople({ format: 'csv' })
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(await file.text()).toContain('Email')
})

it('rejects with the code of the error, in the language of the program', async () => {
  const { token } = await program(server, admin, ['structure:change'])
  const client = createApiClient({ baseUrl, token, language: 'de' })
  await expect(client.listPeople({})).rejects.toMatchObject({
    code: 'scope-required',
    message: 'Die Berechtigungen dieses Dienstkontos umfassen diese Operation nicht.',
  })
  await expect(client.createDepartment({ name: '' })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { name: expect.any(String) },
  })
})

const answers = (...given: Response[]) => vi.fn(async () => given.shift() ?? Response.json({ items: [] }))
const busy = (code = 'busy') =>
  Response.json(
    { error: { code, message: 'Wait', requestId: '1' } },
    { status: 503, headers: { 'retry-after': '1' } },
  )

it('waits as long as the server requests, and sends the request again if nothing was done', async () => {
  const fetch = answers(busy(), busy('rate-limited'))
  await createApiClient({ baseUrl, token: 'x', fetch }).listDepartments({})
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('gives up after the retries, and at once when something may have been done', async () => {
  const always = vi.fn(async () => busy())
  const patient = createApiClient({ baseUrl, token: 'x', fetch: always, retries: 1 })
  await expect(patient.listDepartments({})).rejects.toMatchObject({ code: 'busy' })
  expect(always).toHaveBeenCalledTimes(2)
  const once = vi.fn(async () => busy('unavailable'))
  const other = createApiClient({ baseUrl, token: 'x', fetch: once })
  await expect(other.createDepartment({ name: 'A' })).rejects.toMatchObject({ code: 'unavailable' })
  expect(once).toHaveBeenCalledTimes(1)
})

it('does not mistake a proxy’s page for a response', async () => {
  const fetch = answers(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const client = createApiClient({ baseUrl, token: 'x', fetch })
  await expect(client.listDepartments({})).rejects.toMatchObject({ code: 'unavailable' })
})
