import { ScimError } from '#http/scim/scim-error.ts'
import { m } from './messages.ts'
import { listMessage } from './schema-names.ts'

const mostRows = 1_000_000

function wholeNumber(parameter: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  if (!/^-?\d{1,15}$/.test(text)) throw new ScimError(400, m.listNotValid({ parameter }), 'invalidValue')
  return Number(text)
}

/**
 * The rows that a list asks for, at most `most`: RFC 7644, section 3.4.2.4.
 * @throws ScimError invalidValue
 */
export function pageRange(query: Readonly<Record<string, string | undefined>>, most: number) {
  const startIndex = wholeNumber('startIndex', query.startIndex, 1)
  const count = wholeNumber('count', query.count, most)
  return {
    startIndex: Math.min(Math.max(startIndex, 1), mostRows),
    count: Math.min(Math.max(count, 0), most),
  }
}

export const listResponse = (resources: readonly object[], total: number, startIndex = 1) => ({
  schemas: [listMessage],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})
