import { expect, it } from 'vitest'
import { everyValue } from '#lib/listParams.ts'
import { everyStatus, sheetsQuery, sheetsShape } from './sheetsQuery.ts'

const id = '01a20002-f171-724b-a5b8-6b7458721ce4'
const view = (filters: Record<string, string>) => ({ page: 1, search: '', sort: sheetsShape.sort, filters })

it('requests what the URL says, and leaves out mistyped values', () => {
  expect(sheetsQuery(view({ term: id, class: 'x', kind: 'exam', status: 'draft' }))).toEqual({
    page: 1,
    search: '',
    sort: 'due',
    termId: id,
    classId: undefined,
    kind: 'exam',
    status: 'draft',
  })
  expect(sheetsQuery({ ...view({}), sort: 'weight' }).sort).toBe('due')
  expect(sheetsQuery(view({ 'to-complete': '1' }))).toMatchObject({ toComplete: true })
})

it('shows the default state unless another or all are requested', () => {
  expect(sheetsQuery(view({}), 'submitted').status).toBe('submitted')
  expect(sheetsQuery(view({ status: 'published' }), 'submitted').status).toBe('published')
  expect(sheetsQuery(view({ status: everyStatus }), 'submitted').status).toBeUndefined()
  expect(sheetsQuery(view({})).status).toBeUndefined()
})

it('opens with current and later terms, except where sheets of any term wait for a decision', () => {
  expect(sheetsQuery(view({}))).toMatchObject({ fromCurrentTerm: true })
  expect(sheetsQuery(view({ 'to-complete': '1', term: everyValue }))).not.toHaveProperty('fromCurrentTerm')
  expect(sheetsQuery(view({ class: id }))).not.toHaveProperty('fromCurrentTerm')
  expect(sheetsQuery(view({}), 'submitted')).not.toHaveProperty('fromCurrentTerm')
  expect(sheetsQuery(view({ term: id }), 'submitted').termId).toBe(id)
})
