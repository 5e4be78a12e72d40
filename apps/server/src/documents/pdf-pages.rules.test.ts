import { array, assert, asyncProperty, boolean, integer, record } from 'fast-check'
import { expect, it } from 'vitest'
import { type Block, paginate } from './pdf-pages.ts'

const draw = () => undefined
const blocks = array(record({ height: integer({ min: 1, max: 60 }), keep: boolean() }), { minLength: 1 })
const room = 200
const paged = async (given: readonly Block[], roomOn: (index: number) => number = () => room) => {
  const pages: Block[][] = []
  for await (const page of paginate(given, roomOn)) pages.push(page)
  return pages
}
const blockHeight = (page: readonly Block[]) => page.reduce((sum, { height }) => sum + height, 0)

it('puts every block on a page in order, and no page is empty or overfull', async () => {
  await assert(
    asyncProperty(blocks, async (given) => {
      const all = given.map((it) => ({ ...it, draw }))
      const pages = await paged(all)
      expect(pages.flat()).toEqual(all)
      for (const page of pages) {
        expect(page.length).toBeGreaterThan(0)
        // Only headings that must stay together may need more room than a page has.
        if (blockHeight(page) > room) expect(page.slice(0, -1).every(({ keep }) => keep)).toBe(true)
      }
    }),
  )
})

it('leaves no heading alone at the bottom of a page', async () => {
  await assert(
    asyncProperty(blocks, async (given) => {
      const pages = await paged(given.map((it) => ({ ...it, draw })))
      for (const page of pages.slice(0, -1)) expect(page.at(-1)?.keep).toBe(false)
    }),
  )
})

it('repeats a table’s header on each page where the table continues', async () => {
  const head: Block = { height: 20, keep: true, draw }
  const rows = Array.from({ length: 25 }, () => ({ height: 20, under: head, draw }))
  const pages = await paged([head, ...rows], (index) => (index === 0 ? 100 : room))
  expect(pages.map(({ length }) => length)).toEqual([5, 10, 10, 4])
  for (const page of pages) expect(page[0]).toBe(head)
})

it('begins a page at each block that asks for one, but leaves none empty', async () => {
  const plain: Block = { height: 20, draw }
  const section: Block = { height: 20, startsPage: true, draw }
  expect(await paged([section, plain, section, section, plain])).toEqual([
    [section, plain],
    [section],
    [section, plain],
  ])
  expect(await paged([])).toEqual([[]])
})
