import type { Operation } from '@campanile/contract/operation.ts'
import { withRaw } from './edges.ts'

export interface Wire {
  method: Operation['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** The request as it is sent. The keys in `again` are added to it a second time. */
export function toWire(
  operation: Operation,
  input: Record<string, unknown>,
  again: Record<string, unknown> = {},
  file?: Buffer,
): Wire {
  const rest = { ...input }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encoded(typeof value === 'string' ? value : JSON.stringify(value ?? ''))
  })
  const inUrl = operation.method === 'GET' || operation.method === 'DELETE' || operation.kind === 'upload'
  const query = inUrl ? toQuery([...Object.entries(rest), ...Object.entries(again)]) : ''
  const request = { method: operation.method, url: `/api${path}${query && `?${query}`}` }
  if (operation.kind === 'upload')
    return {
      ...request,
      headers: { 'content-type': 'application/octet-stream' },
      payload: file ?? Buffer.alloc(0),
    }
  if (inUrl) return { ...request, headers: {} }
  return { ...request, headers: { 'content-type': 'application/json' }, payload: toBody(rest, again) }
}

function toBody(rest: Record<string, unknown>, again: Record<string, unknown>): string {
  const json = JSON.stringify(rest)
  if (Object.keys(again).length === 0) return withRaw(json)
  return withRaw(`${json.slice(0, -1)}${json === '{}' ? '' : ','}${JSON.stringify(again).slice(1)}`)
}

/** Lists as repeated keys, objects in brackets, everything else as text. */
function toQuery(entries: [string, unknown][]): string {
  return entries
    .flatMap(([key, value]): string[] => {
      if (value === undefined || value === null) return []
      if (Array.isArray(value)) return value.map((it) => `${encoded(key)}=${encoded(plain(it))}`)
      if (typeof value === 'object')
        return Object.entries(value).map(
          ([inner, it]) => `${encoded(`${key}[${inner}]`)}=${encoded(plain(it))}`,
        )
      return [`${encoded(key)}=${encoded(plain(value))}`]
    })
    .join('&')
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Encodes half a surrogate pair as its bytes, which encodeURIComponent and our pages would never do. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffe')).replaceAll('%EF%BF%BE', '%ED%A0%80')
