import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnyCut, type Places, studyTrailsOf, type Trail, trailOf, trailsOf } from './search-trail.rules.ts'

/** The words that make up a thing, its owner and its other texts. */
const letters = fc.constantFrom('a', 'b', 'c', 'd')
const some = fc.uniqueArray(letters, { maxLength: 3 })

interface Thing {
  id: string
  words: string[]
  owner: number
  aside: string[]
}

describe('trailOf', () => {
  it('includes everything that matches every word, however few places of a word are known', () => {
    const things = fc.array(fc.record({ words: some, owner: fc.nat(3), aside: some }), { maxLength: 20 })
    const owners = fc.array(some, { minLength: 4, maxLength: 4 })
    const asked = fc.uniqueArray(letters, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(things, owners, asked, fc.integer({ min: 1, max: 6 }), (made, ownersWords, words, most) => {
        const all: Thing[] = made.map((it, index) => ({ ...it, id: `thing ${index}` }))
        const posting = (ids: string[]) => ({ ids: ids.slice(0, most + 1), isCut: ids.length > most })
        const trail = trailOf(words, [], (word) => ({
          own: posting(all.filter((it) => it.words.includes(word)).map(({ id }) => id)),
          owners: posting(ownersWords.flatMap((it, index) => (it.includes(word) ? [`${index}`] : []))),
          aside: all.some((it) => it.aside.includes(word)),
        }))
        const meant = all.filter((it) =>
          words.every((word) => [...it.words, ...ownersWords[it.owner]!, ...it.aside].includes(word)),
        )
        const isReached = ({ id, owner }: Thing) =>
          trail !== 'nowhere' &&
          (trail.further !== null || trail.ids.includes(id) || trail.owners.includes(`${owner}`))
        expect(meant.filter((it) => !isReached(it))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  const lead = (ids: string[]) => ({ own: { ids: ids.slice(0, 3), isCut: ids.length > 3 } })

  it('follows the rarest word', () => {
    expect(trailOf([['1', '2', '3'], ['3'], ['2', '3']], [], lead)).toEqual({
      ids: ['3'],
      owners: [],
      further: null,
    })
  })

  it('includes the places where the words occur together, and further some places of each word', () => {
    const [one, other] = [
      ['1', '2', '3', '4'],
      ['3', '5', '6', '7'],
    ]
    expect(trailOf([one!, other!], [['8', '9'], ['3']], lead)).toEqual({
      ids: ['8', '9', '3'],
      owners: [],
      further: { ids: ['1', '2', '3', '5', '6'], owners: [] },
    })
  })
})

describe('trailsOf', () => {
  const place = (it: Partial<Places>): Places => ({
    students: [],
    employees: [],
    courses: [],
    mitigation: [],
    assignments: [],
    exams: [],
    isTerm: false,
    isLeaveType: false,
    ...it,
  })
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

  it('is nowhere for a word that does not occur', () => {
    const trails = trailsOf([place({ courses: ['c'], exams: ['e'] }), place({ exams: ['e'] })], [], 10)
    expect(trails).toMatchObject({ exams: { ids: ['e'] }, courses: 'nowhere', assignments: 'nowhere' })
  })

  it('does not find coursework by its course alone, leave by its type, or a class by its term', () => {
    const trails = trailsOf([place({ courses: ['c'], isTerm: true, isLeaveType: true })], [], 10)
    expect(trails).toMatchObject({ assignments: 'nowhere', exams: 'nowhere', leave: 'nowhere' })
    expect(trailsOf([place({ isTerm: true })], [], 10).classes).toBe('nowhere')
  })

  it('checks everything when all words are common', () => {
    expect(trailsOf([place({ students: ids(11) })], [], 10)).toMatchObject({
      people: { ids: [], further: { ids: ids(10) } },
      mitigation: { owners: [], further: { owners: ids(11) } },
      // None of the first results was an employee, but there may be more results.
      leave: { owners: [], further: { owners: [] } },
    })
  })

  it('does not follow a term’s name, because classes of other courses are held in that term', () => {
    const named = place({ courses: ['named so'], isTerm: true })
    expect(trailsOf([named], [], 10).classes).toMatchObject({ further: { owners: ['named so'] } })
    expect(trailsOf([named, place({ courses: ['x', 'y'] })], [], 10).classes).toMatchObject({
      owners: ['x', 'y'],
      further: null,
    })
  })
})

describe('how many owners are followed', () => {
  const place = (it: Partial<Places>): Places => ({
    students: [],
    employees: [],
    courses: [],
    mitigation: [],
    assignments: [],
    exams: [],
    isTerm: false,
    isLeaveType: false,
    ...it,
  })
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
  const isKnown = (trail: Trail) => trail !== 'nowhere' && trail.further === null

  it('is thirty courses for classes, and all known courses for courses', () => {
    const classes = (count: number) =>
      studyTrailsOf([{ courses: ids(count), isTerm: false }], [], 100).classes
    expect([isKnown(classes(30)), isKnown(classes(31))]).toEqual([true, false])
    const courses = (count: number) =>
      studyTrailsOf([{ courses: ids(count), isTerm: false }], [], 100).courses
    expect(courses(100)).toEqual({ ids: ids(100), owners: [], further: null })
    expect(isKnown(courses(101))).toBe(false)
  })

  it.each(['assignments', 'exams'] as const)('is ten courses for %s', (kind) => {
    const work = (count: number) => trailsOf([place({ [kind]: ['w'], courses: ids(count) })], [], 100)[kind]
    expect(work(10)).toEqual({ ids: ['w'], owners: ids(10), further: null })
    expect(isKnown(work(11))).toBe(false)
  })

  it('is fifty people with the same name for requests', () => {
    const mitigation = (count: number) => trailsOf([place({ students: ids(count) })], [], 100).mitigation
    expect(mitigation(50)).toEqual({ ids: [], owners: ids(50), further: null })
    expect(isKnown(mitigation(51))).toBe(false)
    const leave = (count: number) => trailsOf([place({ employees: ids(count) })], [], 100).leave
    expect(leave(50)).toEqual({ ids: [], owners: ids(50), further: null })
    expect(leave(51)).toEqual({ ids: [], owners: [], further: { ids: [], owners: ids(50) } })
  })

  it('is all known people, students and employees together', () => {
    const people = (students: number, employees: number) =>
      trailsOf([place({ students: ids(students), employees: ids(employees).map((it) => `e${it}`) })], [], 10)
        .people
    expect(people(6, 4)).toEqual({
      ids: [...ids(6), ...ids(4).map((it) => `e${it}`)],
      owners: [],
      further: null,
    })
    expect(isKnown(people(6, 5))).toBe(false)
  })

  it('tells whether any trail has more', () => {
    expect(isAnyCut(trailsOf([place({ courses: ids(3) })], [], 10))).toBe(false)
    expect(isAnyCut(trailsOf([place({ courses: ids(11) })], [], 10))).toBe(true)
  })
})

it('follows all known places of a single common word, and up to a hundred of each of several words', () => {
  const many = Array.from({ length: 150 }, (_, index) => `${index}`)
  const of = (...words: string[]) =>
    trailOf(words, [], () => ({ own: { ids: many, isCut: true } })) as Exclude<Trail, 'nowhere'>
  expect(of('a').further?.ids).toEqual(many)
  expect(of('a', 'b').further?.ids).toEqual(many.slice(0, 100))
})
