import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { type Block, pagesOf } from './paper-pages.ts'

const draw = () => undefined
const blocks = array(record({ height: integer({ min: 1, max: 60 }), keep: boolean() }), { minLength: 1 })
const room = 200
const heightOf = (page: readonly Block[]) => page.reduce((sum, { height }) => sum + height, 0)

it('puts every block on a page in order, and no page is empty or overfull', () => {
  assert(
    property(blocks, (given) => {
      const all = given.map((it) => ({ ...it, draw }))
      const pages = pagesOf(all, () => room)
      expect(pages.flat()).toEqual(all)
      for (const page of pages) {
        expect(page.length).toBeGreaterThan(0)
        // Only headings that must stay together may need more room than a page has.
        if (heightOf(page) > room) expect(page.slice(0, -1).every(({ keep }) => keep)).toBe(true)
      }
    }),
  )
})

it('leaves no heading alone at the bottom of a page', () => {
  assert(
    property(blocks, (given) => {
      const pages = pagesOf(
        given.map((it) => ({ ...it, draw })),
        () => room,
      )
      for (const page of pages.slice(0, -1)) expect(page.at(-1)?.keep).toBe(false)
    }),
  )
})

it('repeats a table’s header on each page where the table continues', () => {
  const head: Block = { height: 20, keep: true, draw }
  const rows = Array.from({ length: 25 }, () => ({ height: 20, under: head, draw }))
  const pages = pagesOf([head, ...rows], (index) => (index === 0 ? 100 : room))
  expect(pages.map(({ length }) => length)).toEqual([5, 10, 10, 4])
  for (const page of pages) expect(page[0]).toBe(head)
})
