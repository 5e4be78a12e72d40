import { performance } from 'node:perf_hooks'
import { openStream } from '../event-streams.ts'
import type { CrowdClass } from './campus.ts'
import type { Crowd } from './crowd.ts'

/**
 * Milliseconds for which events are collected before they are shown, and between codes, as in the page.
 */
const gathering = 300
const askCodesEvery = 5_000

interface RegisterAnswer {
  rows: { studentId: string; status: string | null }[]
  recorded: number
}

/** The stream's message about a register: an arrival, or only that something changed. */
interface RegisterEvent {
  topic: string
  id?: string
  arrival?: { studentId: string; recorded: number }
}

/** Whole events of a stream, whose text arrives in pieces. */
function eventsIn(onEvent: (event: RegisterEvent) => void) {
  let text = ''
  return (data: Buffer) => {
    text += data.toString()
    const lines = text.split('\n')
    text = lines.pop()!
    for (const line of lines) if (line.startsWith('data: ')) onEvent(JSON.parse(line.slice('data: '.length)))
  }
}

/**
 * A lecturer's live register: its event stream, what it applies, its reads when it has missed something, its codes.
 * Returns a function to close it.
 */
export async function openLiveScreen(crowd: Crowd, its: CrowdClass, index: number): Promise<() => void> {
  const { tally, clients, urls, answeredAt } = crowd
  const client = clients[index % clients.length]!
  const get = (step: string, path: string) =>
    client.call(step, { path: `/api/sessions/${its.sessionId}${path}`, cookie: its.lecturerCookie })
  const seen = new Set<string>()
  const shown = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let gathered: RegisterEvent[] = []
  let recorded = -1
  let closed = false

  const show = (studentId: string) => {
    const answered = answeredAt.get(studentId)
    if (answered === undefined || seen.has(studentId)) return
    seen.add(studentId)
    tally.took('answer to lecturer’s screen', performance.now() - answered)
  }
  const read = async () => {
    const [register] = await Promise.all([
      get('register', '/register'),
      get('waiting claims', '/offline-claims'),
    ])
    if (register.status !== 200) return tally.wrong(`register: ${register.status}`)
    const answer = JSON.parse(register.body) as RegisterAnswer
    recorded = answer.recorded
    for (const { studentId, status } of answer.rows) {
      if (status === null) continue
      shown.add(studentId)
      show(studentId)
    }
  }
  /** Applies arrivals as the page does; false if the register has to be read. */
  const apply = (events: readonly RegisterEvent[]) => {
    let announced = 0
    for (const { arrival } of events) {
      if (!arrival) return false
      announced = Math.max(announced, arrival.recorded)
      if (!shown.has(arrival.studentId)) recorded += 1
      shown.add(arrival.studentId)
      show(arrival.studentId)
    }
    return announced <= recorded
  }
  const act = async () => {
    const events = gathered
    gathered = []
    if (recorded < 0 || !apply(events)) await read()
    timer = gathered.length > 0 && !closed ? setTimeout(actSafely, gathering) : undefined
  }
  const actSafely = () => void act().catch((error: unknown) => tally.wrong(`screen: ${error}`))

  const stream = await openStream(new URL(urls[index % urls.length]!), its.lecturerId, its.lecturerCookie)
  stream.socket.on(
    'data',
    eventsIn((event) => {
      if (event.topic !== 'register' || event.id !== its.sessionId) return
      gathered.push(event)
      timer ??= setTimeout(actSafely, gathering)
    }),
  )
  const codes = setInterval(() => {
    get('codes', '/check-in/code').catch((error: unknown) => tally.wrong(`codes: ${error}`))
  }, askCodesEvery)
  actSafely()
  return () => {
    closed = true
    clearTimeout(timer)
    clearInterval(codes)
    stream.socket.destroy()
  }
}
