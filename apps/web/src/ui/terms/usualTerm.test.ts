import { expect, it } from 'vitest'
import type { ListView } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { m } from './messages.ts'
import { termsAsked, usualTermFilter } from './usualTerm.tsx'

const id = '0198c5a2-1111-4222-8333-444455556666'
const opened: ListView = { page: 1, search: '', sort: 'due', filters: {} }
const terms = { name: 'term', label: 'Term', options: [{ value: id, label: 'Autumn' }] }
const filterOf = (view: ListView) => usualTermFilter({ view } as ListControl, terms)

it('opens with current and later terms, and says so', () => {
  expect(termsAsked(opened)).toEqual({ fromCurrentTerm: true })
  expect(filterOf(opened)).toMatchObject({
    unset: m.currentAndLater(),
    options: [{ value: 'all' }, { value: id }],
  })
  expect(termsAsked({ ...opened, filters: { term: 'mistyped' } })).toEqual({ fromCurrentTerm: true })
})

it('shows what is selected: one term or all', () => {
  expect(termsAsked({ ...opened, filters: { term: id } })).toEqual({ termId: id })
  expect(termsAsked({ ...opened, filters: { term: 'all' } })).toEqual({})
})

it('covers all terms with a search, a class or days, and says so', () => {
  for (const view of [
    { ...opened, search: 'essay' },
    { ...opened, filters: { class: id } },
    { ...opened, filters: { from: '2026-11-16' } },
  ]) {
    expect(termsAsked(view)).toEqual({})
    expect(filterOf(view)).toEqual({ ...terms, unset: m.allTerms() })
  }
})
