import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { eventsOfSheet, examinedClass } from '../testing/examined-class.ts'
import { typed } from '../testing/sheets.ts'

const server = await startTestServer()

let students: TestPerson[]
let teaching: TestBrowser
let admin: TestBrowser
let sheetId: string

beforeEach(async () => {
  ;({ students, teaching, admin, sheetId } = await examinedClass(server))
})

const events = () => eventsOfSheet(server, sheetId)

describe('importing', () => {
  const table = () =>
    [
      'Email\tMark\tState',
      `${students[0]!.email}\t72,5\t`,
      `${students[1]!.email.toUpperCase()}\t\tabsent`,
      'nobody@x.test\t1\t',
      `${students[2]!.email}\t101\t`,
    ].join('\n')

  it('previews each line, and then saves', async () => {
    const checked = await teaching.checkMarksImport({ sheetId, text: table() })
    expect(checked.counts).toEqual({ changed: 2, same: 0, rejected: 2 })
    expect(checked.lines).toMatchObject([
      { line: 2, outcome: 'changed', before: null, after: '72.5' },
      { line: 3, outcome: 'changed', after: 'absent' },
      {
        line: 4,
        outcome: 'rejected',
        reason: 'Nobody on this sheet has the number or email “nobody@x.test”.',
      },
      { line: 5, outcome: 'rejected', reason: 'The maximum is 100.' },
    ])
    expect((await teaching.readMarkSheet({ sheetId })).sheet.entered).toBe(0)
    await teaching.applyMarksImport({ sheetId, text: table(), plan: checked.plan })
    const { cells } = await teaching.readMarkSheet({ sheetId })
    expect(cells.map(({ mark, state }) => mark ?? state)).toEqual(['72.5', 'absent', null])
    expect(await events()).toMatchObject([{ operation: 'applyMarksImport' }])
    const again = await teaching.checkMarksImport({ sheetId, text: table() })
    expect(again.counts).toEqual({ changed: 0, same: 2, rejected: 2 })
  })

  it('must be previewed again when another person has edited a mark', async () => {
    const { plan } = await teaching.checkMarksImport({ sheetId, text: table() })
    await admin.enterMarks({ sheetId, cells: [typed(students[0]!, '10')] })
    expect(await refusal(teaching.applyMarksImport({ sheetId, text: table(), plan }))).toBe('edit-conflict')
  })

  it('saves one of two imports at once', async () => {
    const { plan } = await teaching.checkMarksImport({ sheetId, text: table() })
    const apply = (who: TestBrowser) => who.applyMarksImport({ sheetId, text: table(), plan })
    const outcomes = await Promise.allSettled([apply(teaching), apply(admin)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('reads an exported file', async () => {
    await teaching.enterMarks({
      sheetId,
      cells: [typed(students[0]!, '72.5'), typed(students[1]!, 'incomplete')],
    })
    const answer = await server.app.inject({
      url: `/api/mark-sheets/${sheetId}/export?format=csv`,
      headers: { cookie: teaching.cookies.header() },
    })
    expect(answer.statusCode).toBe(200)
    const { counts } = await teaching.checkMarksImport({ sheetId, text: answer.body })
    expect(counts).toEqual({ changed: 0, same: 3, rejected: 0 })
    const sheet = await server.app.inject({
      url: `/api/mark-sheets/${sheetId}/export?format=xlsx`,
      headers: { cookie: teaching.cookies.header() },
    })
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it.each(['"broken\nquotation', '\n\n', 'Email,Mark'])('rejects %j', async (text) => {
    expect(await refusal(teaching.checkMarksImport({ sheetId, text }))).toBe('file-not-readable')
  })
})
