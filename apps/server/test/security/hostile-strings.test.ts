import { growth, hostileTexts, superLinear } from '@campanile/contract/testing/growth.ts'
import { expect, it } from 'vitest'
import { readCsv } from '#domains/imports/formats/csv-format.ts'
import { csvFormats } from '#domains/imports/formats/read-file.ts'
import { RejectedLine } from '#domains/imports/formats/unreadable.ts'
import { startTestServer } from '#testing/server.ts'

const { app } = await startTestServer()

/** A hostile email address of about this many bytes. */
const addressesByName = hostileTexts['dots after an at sign']!

async function millisecondsFor(url: string, size: number, remoteAddress: string): Promise<number> {
  const payload = { email: addressesByName(size), password: 'secret' }
  const start = performance.now()
  const answer = await app.inject({ method: 'POST', url, payload, remoteAddress })
  expect(answer.statusCode, answer.body).toBe(400)
  expect(answer.json().error.fields).toEqual({ email: 'Please enter a valid email address' })
  return performance.now() - start
}

it.each(['/api/password-resets', '/api/session'])(
  '%s refuses an address of 60 KB about as fast as one of 1 KB',
  async (url) => {
    const times = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
    for (let attempt = 0; attempt < 5; attempt++) {
      times.short = Math.min(times.short, await millisecondsFor(url, 1024, `198.51.100.${attempt}`))
      times.long = Math.min(times.long, await millisecondsFor(url, 60 * 1024, `198.51.100.${attempt}`))
    }
    // Receiving and parsing sixty times the bytes takes longer, and so does a busy machine.
    expect(times.long).toBeLessThan(60 * times.short)
  },
)

it('reads a line of an import in linear time, whichever cell is hostile', () => {
  const slow = Object.entries(csvFormats).flatMap(([format, { columns, read }]) =>
    columns.flatMap(({ name }) =>
      Object.entries(hostileTexts)
        .filter(([, textOf]) => {
          const values = columns.map((it) => [it.name.toLowerCase(), it.example])
          const readLine = (size: number) => {
            try {
              read({ ...Object.fromEntries(values), [name.toLowerCase()]: textOf(size) })
            } catch (error) {
              if (!(error instanceof RejectedLine)) throw error
            }
          }
          return growth(readLine, 64 * 1024) > superLinear
        })
        .map(([family]) => `${format}.${name}: ${family}`),
    ),
  )
  expect(slow).toEqual([])
}, 60_000)

it('joins a name with a line break into one line', async () => {
  const file = 'email,firstName,lastName,role\nada@campus.test,"Ada\r\nBcc: x",Lovelace,student\n'
  const rows = []
  for await (const row of readCsv(csvFormats.people, Buffer.from(file), [])) rows.push(row.data)
  expect(rows).toEqual([
    { email: 'ada@campus.test', first_name: 'Ada Bcc: x', last_name: 'Lovelace', role: 'student' },
  ])
})
