import { operations } from '@campanile/contract/operations.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { everyCase } from '#testing/every-case.ts'
import { startTestServer } from '#testing/server.ts'

const { app } = await startTestServer()

interface Described {
  operationId: string
  summary: string
  'x-roles': unknown
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema?: { properties: object; required: string[] } }> }
  responses: Record<string, { description: string }>
}
const document: { openapi: string; paths: Record<string, Record<string, Described>> } = (
  await app.inject({ url: '/api/openapi.json' })
).json()
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, it]) => ({ path, method, ...it })),
)
const find = (name: string) => described.find(({ operationId }) => operationId === name)

describe('the OpenAPI document', () => {
  it('is valid against the official schema of version 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('describes every operation once, and nothing else', () => {
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort())
  })

  it('describes each operation’s path, callers and responses', () =>
    everyCase(
      Object.entries(operations),
      ([name]) => name,
      ([name, operation]) => {
        const it = find(name)
        expect(it).toMatchObject({
          path: `/api${operation.path}`,
          method: operation.method.toLowerCase(),
          summary: operation.summary,
          'x-roles': operation.roles,
        })
        const inPath = it!.parameters.filter((parameter) => parameter.in === 'path')
        expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(
          operation.path.match(/\{\w+\}/g) ?? [],
        )
        for (const { required } of inPath) expect(required).toBe(true)
        const answers = Object.values(it!.responses)
          .map(({ description }) => description)
          .join('\n')
        for (const code of operation.errors) expect(answers).toContain(`${code}: `)
      },
    ))

  it('lists the fields of a body and which of them are required', () => {
    const body = find('createPerson')?.requestBody?.content['application/json']?.schema
    expect(Object.keys(body?.properties ?? {})).toEqual([
      'firstName',
      'lastName',
      'email',
      'role',
      'employmentType',
      'number',
      'phone',
      'departmentId',
      'startsOn',
      'endsOn',
    ])
    expect(body?.required).toContain('email')
    const query = find('listPeople')?.parameters.map(({ name, required }) => [name, required])
    expect(query).toContainEqual(['search', false])
  })
})

it('can be read on a page that only loads our own scripts', async () => {
  const page = await app.inject({ url: '/api/docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  const scripts = [...page.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, attributes, inline] of scripts) {
    expect(inline?.trim()).toBe('')
    const source = /src="\.?\/?([^"]+)"/.exec(attributes ?? '')?.[1] ?? ''
    expect((await app.inject({ url: new URL(source, 'http://x/api/docs/').pathname })).statusCode).toBe(200)
  }
  expect((await app.inject({ url: '/api/docs/json' })).json().paths).toEqual(document.paths)
})
