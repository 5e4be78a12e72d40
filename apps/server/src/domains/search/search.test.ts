import { maxHitsOfKind } from '@campanile/contract/search/search.ts'
import { searchFold } from '@campanile/contract/search/search-fold.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { pgType, queryValues } from '#db/rows.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform } = server
let admin: TestBrowser

const titles = async (text: string, browser = admin) =>
  (await browser.search({ text })).items.map(({ title }) => title)
const named = (firstName: string, lastName: string, traits: object = {}) =>
  make.student({ firstName, lastName, password: false, ...traits })

beforeAll(async () => {
  admin = await server.as(await make.admin({ firstName: 'Amina', lastName: 'Rahman' }))
})

describe('folding', () => {
  const folded = (texts: string[]) =>
    queryValues(
      platform.db,
      pgType.text,
    )`select search_fold(it) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as x(it, place) order by place`

  it.each([
    ['Noor Al-Sayed', 'noor al sayed'],
    ['  José   Ñuñez ', 'jose nunez'],
    ['Łukasz Øster Þór Strauß', 'lukasz oster thor strauss'],
    ["O’Brien O'Brien", 'obrien obrien'],
    ['مُحَمَّد أحمد', 'محمد احمد'],
    ['王小明 さくら', '王 小 明 さ く ら'],
    ['김민준', '김민준'],
    ['İstanbul ISPARTA ısı', 'istanbul isparta isi'],
    ['St. John (Dr.)', 'st john dr'],
    ['100%_\\', '100%_\\'],
    ['ﬁnance Ⅳ', 'finance iv'],
  ])('%j', async (text, expected) => {
    expect(searchFold(text)).toBe(expected)
    expect(await folded([text])).toEqual([expected])
  })

  it('gives the same result in the database as in the web app, and does not change when repeated', async () => {
    const letters =
      'aZ éÉßøŁıİŧæŒÞđ\'’`´-–—.,;:()[]"%_\\@ \t\n\u00a0\u3000ŷǆΣςΩЁйїअंกั한ㅎ王ばヴァ々أإىةـَُ'.split('')
    const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 60 }), async (texts) => {
        const ours = texts.map(searchFold)
        expect(await folded(texts)).toEqual(ours)
        expect(ours.map(searchFold)).toEqual(ours)
      }),
      { numRuns: 60 },
    )
  })
})

describe('people', () => {
  beforeAll(async () => {
    await named('Noor', 'Al-Sayed', { email: 'n.alsayed@people.test' })
    await named('Núria', 'Sayés')
    await named('Siobhán', 'O’Brien')
    await named('محمد', 'أحمد')
    await named('小明', '王')
    await named('Hundred', '100%_\\')
    await named('Konstantin', 'Papadopoulos')
    const { id } = await named('Gone', 'Archivedly')
    await admin.archivePerson({ personId: id })
  })

  it.each([
    ['noor', 'Noor Al-Sayed'],
    ['NOOR AL-SAYED', 'Noor Al-Sayed'],
    ['sayed noor', 'Noor Al-Sayed'],
    ['n.alsayed@people.test', 'Noor Al-Sayed'],
    ['nuria sayes', 'Núria Sayés'],
    ["o'brien", 'Siobhán O’Brien'],
    ['obrien', 'Siobhán O’Brien'],
    ['احمد', 'محمد أحمد'],
    ['王小明', '小明 王'],
    ['王小', '小明 王'],
    ['明', '小明 王'],
    ['100%_\\', 'Hundred 100%_\\'],
    ['konstatin', 'Konstantin Papadopoulos'],
    ['papadopolous', 'Konstantin Papadopoulos'],
    ['konstantin papadapoulos', 'Konstantin Papadopoulos'],
  ])('%j finds %s first', async (text, name) => {
    const found = await titles(text)
    expect(found[0]).toBe(name)
  })

  it.each(['%', '_', 'x', ' a ', '-', 'nul\u0000', 'x'.repeat(81)])('rejects %j', async (text) => {
    expect(await refusal(admin.search({ text }))).toBe('invalid-input')
  })

  it.each(['%%', '__', '1_0', '1%_', '\\\\', "'; drop table people; --", 'archivedly', 'nobody at all'])(
    'finds nothing for %j',
    async (text) => expect(await titles(text)).toEqual([]),
  )

  it('puts the exact number before all that begin with it, and returns only a few hits', async () => {
    for (const number of ['77001', '770011', '770012', '770013', '770014', '770015', '770016', '770017']) {
      const { id, version, email, role } = await admin.readPerson({
        personId: (await named('Number', number)).id,
      })
      await admin.updatePerson({
        personId: id,
        version,
        email,
        role,
        number: `S-${number}`,
        firstName: 'Number',
        lastName: 'Holder',
        employmentType: null,
      })
    }
    const { items } = await admin.search({ text: 's-77001' })
    expect(items).toHaveLength(maxHitsOfKind)
    expect(items[0]?.detail).toContain('S-77001 ')
  })

  it('leads to the page of the person', async () => {
    const [hit] = (await admin.search({ text: 'siobhan' })).items
    expect(hit).toMatchObject({ kind: 'person', detail: expect.stringContaining('Student') })
    expect(hit?.path).toBe(`/app/users/${hit?.id}`)
  })
})

it('requires a signed-in person', async () => {
  expect(await refusal(server.browser().search({ text: 'noor' }))).toBe('unauthenticated')
})
