/**
 * Deals out a list in turn, a few at a time. What parses a request is the same for all operations, so each is
 * sent some of these, and all of them are sent.
 */
export function inTurn<T>(list: readonly T[], count: number): () => T[] {
  let dealt = 0
  return () => Array.from({ length: count }, () => list[dealt++ % list.length]!)
}

export const brokenJson = [
  '{',
  '{"a":}',
  'a',
  '[',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{}}}',
  '{"x":[{"length":{"valueOf":null,"toString":null}}]}',
]

export const otherContentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'json',
]

/** Values of every JSON type, most of them wrong for most fields. */
export const wrongValues = [
  null,
  { $ne: null },
  { length: { toString: null }, size: { valueOf: null } },
  ['x'],
  true,
  -1e308,
  'x'.repeat(20_000),
  'nul\u0000byte',
  'half \ud800 pair',
]

/** Parts of a path that are no id. */
export const noIds = ['1', 'null', '%00', '%27%3B--', '..%2f..', 'x'.repeat(199), '0199-not-a-uuid']

/** The same, and how the router answers them before any operation runs. */
export const undecodableIds = [
  ['%zz', 400, 'invalid-input'],
  ['%c0%af', 400, 'invalid-input'],
  ['x'.repeat(2_000), 404, 'not-found'],
] as const

export const oddQueries = [
  '?page=%00',
  '?search=%00',
  '?page=1&page=2',
  '?role[]=admin',
  '?__proto__[x]=1',
  '?v=%zz',
  `?returnTo=${'x'.repeat(600)}`,
]
