import { describe, expect, it } from 'vitest'
import { abilities, assignmentState } from './assignments.policy.ts'

const opensAt = new Date('2026-11-16T09:00:00Z')
const dueAt = new Date('2026-11-20T17:00:00Z')
const earlier = new Date('2026-11-01T09:00:00Z')
const standing = { publishedAt: earlier, archivedAt: null, opensAt, dueAt }
const momentAfter = (at: Date) => new Date(at.getTime() + 1)

describe('an assignment', () => {
  it.each([
    ['upcoming before it opens', {}, earlier, 'upcoming'],
    ['open from its first moment', {}, opensAt, 'open'],
    ['open up to the due date', {}, dueAt, 'open'],
    ['closed after it', {}, momentAfter(dueAt), 'closed'],
    ['a draft until published', { publishedAt: null }, opensAt, 'draft'],
    ['archived whatever else', { publishedAt: null, archivedAt: earlier }, opensAt, 'archived'],
  ])('is %s', (_, change, now, state) => expect(assignmentState({ ...standing, ...change }, now)).toBe(state))
})

describe('people who run the class', () => {
  const marks = { mayEnter: true, isMarked: false, isShown: false }
  const everything = { edit: true, editTerms: true, editMaxMark: true, editWorth: true, archive: true }

  it('may do everything with a draft except mark it', () => {
    expect(abilities({ publishedAt: null, archivedAt: null }, marks, 0)).toEqual({
      ...everything,
      publish: true,
      unpublish: false,
      restore: false,
      mark: false,
    })
  })

  const published = { ...everything, publish: false, unpublish: true, restore: false, mark: true }

  it.each([
    ['nothing submitted', marks, 0, {}],
    ['work submitted', marks, 1, { editTerms: false, unpublish: false }],
    ['a mark', { ...marks, isMarked: true }, 0, { editMaxMark: false, unpublish: false }],
    ['marks that students see', { ...marks, isShown: true }, 0, { editWorth: false }],
    ['a sheet that takes no marks now', { ...marks, mayEnter: false }, 0, { mark: false }],
  ])('with a published one and %s', (_, given, submitted, change) => {
    expect(abilities(standing, given, submitted)).toEqual({ ...published, ...change })
  })

  it('may only restore an archived one', () => {
    for (const publishedAt of [null, earlier]) {
      const can = abilities({ publishedAt, archivedAt: earlier }, marks, 0)
      expect(Object.entries(can).filter(([, may]) => may)).toEqual([['restore', true]])
    }
  })
})
