import { assert, asyncProperty, boolean, integer, array as listOf } from 'fast-check'
import { expect, test } from 'vitest'
import { extendSpan, type ReviewSpan, spanOf } from './reviewPages.ts'

const idOf = (row: string) => row
const isWanted = () => true
const pageSize = 3

/** A list on a server; rows leave it as they are decided, and others come first. */
function listOfRows(count: number) {
  let rows = Array.from({ length: count }, (_, at) => `r${at}`)
  const read = (page: number) => ({
    items: rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
    page,
    pageSize,
  })
  return {
    read,
    load: async (page: number) => read(page),
    remove: (row: string) => {
      rows = rows.filter((it) => it !== row)
    },
    add: (row: string) => {
      rows = [row, ...rows]
    },
  }
}
const start = (list: ReturnType<typeof listOfRows>, page: number) => {
  const answer = list.read(page)
  return spanOf(answer.items, answer)
}
const rowsOf = ({ entries }: ReviewSpan<string>) => entries.map(({ row }) => row)

test('a position counts the rows around its page', () => {
  const list = listOfRows(8)
  expect(start(list, 2)).toMatchObject({ before: 3, after: 2 })
  expect(start(list, 3)).toMatchObject({ before: 6, after: 0 })
  expect(spanOf(['a'])).toMatchObject({ before: 0, after: 0 })
})

test('moves to the next page and to the previous one', async () => {
  const list = listOfRows(8)
  const next = await extendSpan(start(list, 2), 'next', { ...list, idOf, isWanted })
  expect(next).toMatchObject({ row: 'r6', span: { before: 3, after: 0 } })
  const previous = await extendSpan(next.span, 'previous', { ...list, idOf, isWanted })
  expect(previous).toMatchObject({ row: 'r2', span: { before: 0, after: 0 } })
  expect(rowsOf(previous.span)).toEqual(Array.from({ length: 8 }, (_, at) => `r${at}`))
})

test('does not mistake a row added before the page for the next one', async () => {
  const list = listOfRows(6)
  const span = start(list, 1)
  list.add('new')
  expect((await extendSpan(span, 'next', { ...list, idOf, isWanted })).row).toBe('r3')
})

test('skips pages without a matching row, and ends if there is none', async () => {
  const list = listOfRows(9)
  const only = (row: string) => ({ ...list, idOf, isWanted: (it: string) => it === row })
  expect((await extendSpan(start(list, 1), 'next', only('r7'))).row).toBe('r7')
  expect(await extendSpan(start(list, 1), 'next', only('none'))).toMatchObject({
    row: undefined,
    span: { after: 0 },
  })
})

test('from the first page on, every row is shown once, whichever are decided meanwhile', () =>
  assert(
    asyncProperty(
      integer({ min: 1, max: 20 }),
      listOf(boolean(), { maxLength: 20 }),
      async (count, decisions) => {
        const list = listOfRows(count)
        let span = start(list, 1)
        const shown: string[] = []
        for (let row = rowsOf(span)[0]; row; ) {
          const current = row
          shown.push(current)
          if (decisions[shown.length - 1]) list.remove(current)
          const order = rowsOf(span)
          row = order[order.indexOf(current) + 1]
          if (row) continue
          const grown = await extendSpan(span, 'next', { ...list, idOf, isWanted })
          span = grown.span
          row = grown.row
        }
        expect(shown).toEqual(Array.from({ length: count }, (_, at) => `r${at}`))
        expect(span.after).toBe(0)
      },
    ),
  ))
