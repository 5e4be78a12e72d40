import { performance } from 'node:perf_hooks'
import { openStream } from '../event-streams.ts'
import type { CrowdClass } from './campus.ts'
import type { Crowd } from './crowd.ts'

/**
 * Milliseconds for which events are collected before the register is read again, and between codes, as in the
 * page.
 */
const gathering = 300
const askCodesEvery = 5_000

interface RegisterAnswer {
  rows: { studentId: string; status: string | null }[]
}

/**
 * A lecturer's live register: its event stream, its reads after events, its codes. Returns a function to
 * close it.
 */
export async function openLiveScreen(crowd: Crowd, its: CrowdClass, index: number): Promise<() => void> {
  const { tally, clients, urls, answeredAt } = crowd
  const client = clients[index % clients.length]!
  const get = (step: string, path: string) =>
    client.call(step, { path: `/api/sessions/${its.sessionId}${path}`, cookie: its.lecturerCookie })
  const seen = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let gathered = false
  let closed = false

  const read = async () => {
    gathered = false
    const [register] = await Promise.all([
      get('register', '/register'),
      get('waiting claims', '/offline-claims'),
    ])
    const now = performance.now()
    if (register.status !== 200) tally.wrong(`register: ${register.status}`)
    else
      for (const { studentId, status } of (JSON.parse(register.body) as RegisterAnswer).rows) {
        const answered = answeredAt.get(studentId)
        if (status === null || answered === undefined || seen.has(studentId)) continue
        seen.add(studentId)
        tally.took('answer to lecturer’s screen', now - answered)
      }
    timer = gathered && !closed ? setTimeout(act, gathering) : undefined
  }
  const act = () => void read().catch((error: unknown) => tally.wrong(`screen: ${error}`))

  const stream = await openStream(new URL(urls[index % urls.length]!), its.lecturerId, its.lecturerCookie)
  stream.socket.on('data', (data: Buffer) => {
    if (!data.includes('"register"')) return
    gathered = true
    timer ??= setTimeout(act, gathering)
  })
  const codes = setInterval(() => {
    get('codes', '/check-in/code').catch((error: unknown) => tally.wrong(`codes: ${error}`))
  }, askCodesEvery)
  act()
  return () => {
    closed = true
    clearTimeout(timer)
    clearInterval(codes)
    stream.socket.destroy()
  }
}
