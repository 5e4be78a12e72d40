import fc from 'fast-check'
import { expect, it } from 'vitest'
import { netChanges, sharedClasses } from './class-notices.rules.ts'

const member = fc.record({
  classId: fc.constantFrom('algebra', 'biology', 'chemistry'),
  personId: fc.constantFrom('ada', 'grace', 'edsger'),
})
const members = fc.array(member, { maxLength: 12 })
const keys = (those: readonly { classId: string; personId: string }[]) =>
  new Set(those.map(({ classId, personId }) => `${classId} ${personId}`))

it('a person who leaves a class and joins it again in one change has neither left nor joined', () => {
  fc.assert(
    fc.property(members, members, (joined, left) => {
      const net = netChanges({ joined, left })
      const [came, went] = [keys(joined), keys(left)]
      expect(keys(net.joined)).toEqual(new Set([...came].filter((it) => !went.has(it))))
      expect(keys(net.left)).toEqual(new Set([...went].filter((it) => !came.has(it))))
      expect(net.joined).toHaveLength(keys(net.joined).size)
    }),
  )
})

it('each person is named once, with exactly the classes that changed for them', () => {
  fc.assert(
    fc.property(members, (those) => {
      const shared = sharedClasses(those)
      const people = shared.flatMap(({ personIds }) => personIds)
      expect(people).toHaveLength(new Set(people).size)
      const named = shared.flatMap(({ classIds, personIds }) =>
        personIds.flatMap((personId) => classIds.map((classId) => ({ classId, personId }))),
      )
      expect(keys(named)).toEqual(keys(those))
      expect(new Set(shared.map(({ classIds }) => classIds.join())).size).toBe(shared.length)
    }),
  )
})
