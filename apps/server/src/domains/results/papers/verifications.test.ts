import { makePaperCode, paperCodeRandom } from '@campanile/contract/results/paper-code.ts'
import { expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'
import { makeExam, published } from '../testing/sheets.ts'

const server = await startTestServer()
const { make, clock, platform } = server

async function issued() {
  const student = await make.student({ firstName: 'Ada', lastName: 'Lovelace' })
  const taught = await make.class([await make.lecturer()], [student])
  const sheetId = await makeExam(platform.db, taught.id, { weight: '100' })
  await published({ admin: await server.as(await make.admin()), sheetId }, [[student, '86']])
  return (await server.as(student)).issueMyTranscript({})
}

it('shows what is printed on the document to anyone who has it, and nothing else', async () => {
  const { code, issuedAt } = await issued()
  expect(await server.browser('198.51.100.1').verifyPaper({ code })).toEqual({
    state: 'genuine',
    paper: {
      kind: 'transcript',
      isDraft: false,
      institution: 'Test University',
      name: 'Ada Lovelace',
      issuedAt,
      timeZone: 'Europe/London',
      figures: [
        { label: 'Overall GPA', value: '4.00' },
        { label: 'Credits graded', value: '10' },
        { label: 'Credits passed', value: '10' },
      ],
      supersededAt: null,
      revokedAt: null,
      hasNewer: false,
    },
  })
})

it('accepts the code however it is typed', async () => {
  const { code } = await issued()
  const stranger = server.browser('198.51.100.2')
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect((await stranger.verifyPaper({ code: typed })).state).toBe('genuine')
})

it.each(['AAAA', '0'.repeat(20), "' or 1=1 --", '%00', '٠'.repeat(20), 'U'.repeat(100)])(
  'does not know “%s”',
  async (code) => {
    expect(await server.browser('198.51.100.3').verifyPaper({ code })).toEqual({
      state: 'unknown',
      paper: null,
    })
  },
)

it('rejects a very long code', async () => {
  expect(await refusal(server.browser('198.51.100.3').verifyPaper({ code: 'A'.repeat(101) }))).toBe(
    'invalid-input',
  )
})

it('limits an address with too many lookups for 15 minutes, and no other address', async () => {
  const busy = server.browser('198.51.100.4')
  const code = (place: number) =>
    makePaperCode(Array.from({ length: paperCodeRandom }, (_, index) => (index + place) % 32))
  for (let place = 0; place < 120; place += 1) await busy.verifyPaper({ code: code(place) })
  expect(await refusal(busy.verifyPaper({ code: code(1) }))).toBe('rate-limited')
  expect((await server.browser('198.51.100.5').verifyPaper({ code: code(1) })).state).toBe('unknown')
  // Text that cannot be a code does not count.
  expect((await busy.verifyPaper({ code: 'AAAA' })).state).toBe('unknown')
  clock.forward({ minutes: 15 })
  expect((await busy.verifyPaper({ code: code(1) })).state).toBe('unknown')
})

it('stores only the hash of a code', async () => {
  const { code } = await issued()
  const { rows } = await platform.db.execute('select * from verifications')
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
})
