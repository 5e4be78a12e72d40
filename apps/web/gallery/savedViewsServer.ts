import { endpoints } from 'virtual:operations'
import type { SavedView } from '@campanile/contract/saved-views/saved-views.ts'
import { addEndpoints } from '#lib/api.ts'

// The gallery has no server, so saved views are kept here until the page is reloaded.

let views: SavedView[] = []

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const nameTaken = {
  error: {
    code: 'already-exists',
    message: 'This exists already.',
    requestId: 'gallery',
    fields: { name: 'You already have a view with this name' },
  },
}

function respond(method: string, id: string | undefined, input: Partial<SavedView>): Response {
  const isTaken = views.some((it) => it.id !== id && it.name === input.name)
  if (isTaken) return answer(409, nameTaken)
  if (method === 'POST') views.push({ ...(input as SavedView), id: crypto.randomUUID() })
  if (method === 'PATCH') views = views.map((it) => (it.id === id ? { ...it, ...input } : it))
  if (method === 'DELETE') views = views.filter((it) => it.id !== id)
  return answer(200, { items: views, can: { add: true } })
}

const { fetch: fetchAnything } = window

export function serveSavedViews() {
  addEndpoints(endpoints)
  window.fetch = async (address, init) => {
    const found = /^\/api\/saved-views(?:\/(.+))?$/.exec(String(address))
    if (!found) return fetchAnything(address, init)
    const input = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    return respond(init?.method ?? 'GET', found[1], input)
  }
}
