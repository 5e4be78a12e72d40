import type { LiveEvent } from '@campanile/contract/live.ts'
import { onTestFinished } from 'vitest'
import type { TestBrowser } from './server.ts'

/** Opens a browser's event stream at the server with this origin, and closes it when the test ends. */
export async function openEventStream(origin: string, browser: TestBrowser, since?: number) {
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  const response = await fetch(`${origin}/api/events${since === undefined ? '' : `?since=${since}`}`, {
    headers: { cookie: browser.cookies.header() },
    signal: leave.signal,
  })
  if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  /** The next event; undefined when the server has closed the stream. */
  async function next(): Promise<LiveEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = await reader.read()
        if (done) return undefined
        text += value
        continue
      }
      const block = text.slice(0, end)
      text = text.slice(end + 2)
      const [, data] = /^data: (.*)$/m.exec(block) ?? []
      if (data) return JSON.parse(data)
    }
  }
  return { headers: response.headers, next, leave: () => leave.abort() }
}
