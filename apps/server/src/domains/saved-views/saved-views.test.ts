import { maxSavedViews, savedViews } from '@campanile/contract/saved-views/saved-views.ts'
import { describe, expect, it } from 'vitest'
import { expectAudited, type Scenarios } from '#domains/audit/testing/audited.ts'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make } = server
const waiting = { list: 'leave', name: 'Waiting', search: '', params: 'status=pending' }
const signedIn = async () => server.as(await make.student())

describe('saved views', () => {
  it('are listed by name, whatever the case, with what they show', async () => {
    const ada = await signedIn()
    await ada.createSavedView({ ...waiting, name: 'waiting' })
    await ada.createSavedView({ list: 'people', name: 'Annas', search: ' anna ', params: 'role=student' })
    const { items, can } = await ada.listSavedViews({})
    expect(items).toMatchObject([
      { list: 'people', name: 'Annas', search: 'anna', params: 'role=student' },
      { ...waiting, name: 'waiting' },
    ])
    expect(can).toEqual({ add: true })
  })

  it('have names that are unique within their list', async () => {
    const ada = await signedIn()
    await ada.createSavedView(waiting)
    const again = ada.createSavedView({ ...waiting, name: 'WAITING' })
    expect(await refusal(again)).toBe('already-exists')
    await expect(again).rejects.toMatchObject({ fields: { name: 'You already have a view with this name' } })
    const { items } = await ada.createSavedView({ ...waiting, list: 'mitigation' })
    expect(items).toHaveLength(2)
  })

  it('are renamed, also to the same name in another case, but not to a name that is taken', async () => {
    const ada = await signedIn()
    await ada.createSavedView(waiting)
    const { items } = await ada.createSavedView({ ...waiting, name: 'Late' })
    const viewId = items.find(({ name }) => name === 'Late')!.id
    expect(await refusal(ada.renameSavedView({ viewId, name: 'waiting' }))).toBe('already-exists')
    const renamed = await ada.renameSavedView({ viewId, name: 'LATE' })
    expect(renamed.items.map(({ name }) => name)).toEqual(['LATE', 'Waiting'])
  })

  it('belong to one person', async () => {
    const [ada, bob] = [await signedIn(), await signedIn()]
    const { items } = await ada.createSavedView(waiting)
    const viewId = items[0]!.id
    expect((await bob.listSavedViews({})).items).toEqual([])
    expect(await refusal(bob.renameSavedView({ viewId, name: 'Mine' }))).toBe('not-found')
    expect(await refusal(bob.removeSavedView({ viewId }))).toBe('not-found')
    await bob.createSavedView(waiting)
    expect((await ada.listSavedViews({})).items).toEqual(items)
  })

  it('are limited for each person, also when many are saved at once', async () => {
    const ada = await signedIn()
    for (let count = 1; count < maxSavedViews; count++)
      await ada.createSavedView({ ...waiting, name: `View ${count}` })
    const last = await Promise.allSettled([
      ada.createSavedView({ ...waiting, name: 'One' }),
      ada.createSavedView({ ...waiting, name: 'Another' }),
    ])
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { items, can } = await ada.listSavedViews({})
    expect(items).toHaveLength(maxSavedViews)
    expect(can).toEqual({ add: false })
    expect(await refusal(ada.createSavedView({ ...waiting, name: 'Too many' }))).toBe('too-many-views')
    await ada.removeSavedView({ viewId: items[0]!.id })
    expect((await ada.listSavedViews({})).can).toEqual({ add: true })
  })

  it.each([
    ['an empty name', { name: ' \n ' }],
    ['a long name', { name: 'a'.repeat(61) }],
    ['a name with a character that cannot be stored', { name: 'a\u0000' }],
    ['a list that cannot be one', { list: '../people' }],
    ['too many filters', { params: 'a'.repeat(1001) }],
    ['a long search', { search: 'a'.repeat(101) }],
  ])('are refused with %s', async (_, change) => {
    const ada = await signedIn()
    expect(await refusal(ada.createSavedView({ ...waiting, ...change }))).toBe('invalid-input')
  })

  it('keep a hostile name as text in one line', async () => {
    const ada = await signedIn()
    const name = `<img src=x onerror=alert(1)>'; drop table people; --\u2028\u202e`
    const { items } = await ada.createSavedView({ ...waiting, name })
    expect(items[0]!.name).toBe(`<img src=x onerror=alert(1)>'; drop table people; -- \u202e`)
  })

  it('require sign-in', async () => {
    expect(await refusal(server.browser().listSavedViews({}))).toBe('unauthenticated')
  })
})

async function withView() {
  const { id } = await make.student()
  const own = await server.as({ id })
  const { items } = await own.createSavedView(waiting)
  return { by: id, own, viewId: items[0]!.id, about: ['saved-view'] }
}

const scenarios: Scenarios = {
  async createSavedView() {
    const { id } = await make.student()
    const own = await server.as({ id })
    return { by: id, about: ['saved-view'], after: waiting, call: () => own.createSavedView(waiting) }
  },
  async renameSavedView() {
    const { by, own, viewId, about } = await withView()
    const call = () => own.renameSavedView({ viewId, name: 'Mine' })
    return { by, about, before: { name: 'Waiting' }, after: { name: 'Mine' }, call }
  },
  async removeSavedView() {
    const { by, own, viewId, about } = await withView()
    return { by, about, before: waiting, call: () => own.removeSavedView({ viewId }) }
  },
}

expectAudited(server, savedViews, { scenarios })
