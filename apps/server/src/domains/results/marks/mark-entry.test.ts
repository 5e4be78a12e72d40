import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { eventsOfSheet, examinedClass } from '../testing/examined-class.ts'
import { typed } from '../testing/sheets.ts'

const server = await startTestServer()
const { make } = server

let lecturer: TestPerson
let students: TestPerson[]
let teaching: TestBrowser
let admin: TestBrowser
let sheetId: string

beforeEach(async () => {
  ;({ lecturer, students, teaching, admin, sheetId } = await examinedClass(server))
})

const events = () => eventsOfSheet(server, sheetId)

describe('entering marks', () => {
  it('saves valid marks and explains why the others are rejected', async () => {
    const foreign = await make.student()
    const { sheet, cells } = await teaching.enterMarks({
      sheetId,
      cells: [
        typed(students[0]!, '72,50'),
        typed(students[1]!, '100.01'),
        typed(students[2]!, 'absent'),
        typed(foreign, '50'),
      ],
    })
    expect(cells).toMatchObject([
      { outcome: 'saved', cell: { mark: '72.5', state: 'marked', version: 1 } },
      { outcome: 'rejected', reason: 'The maximum is 100.', cell: { mark: null, version: 0 } },
      { outcome: 'saved', cell: { state: 'absent', mark: null, finalMark: '0', enteredBy: 'Grace Hopper' } },
      { outcome: 'rejected', reason: 'This student is not enrolled in the class.', cell: null },
    ])
    expect(sheet).toMatchObject({ entered: 2, enrolled: 3 })
  })

  it('writes one audit event per save, and none when nothing changes', async () => {
    const cells = [typed(students[0]!, '60'), typed(students[1]!, '61')]
    await teaching.enterMarks({ sheetId, cells })
    await teaching.enterMarks({ sheetId, cells })
    await teaching.enterMarks({ sheetId, cells: [typed(students[2]!, '-1')] })
    expect(await events()).toMatchObject([
      {
        operation: 'enterMarks',
        actorId: lecturer.id,
        after: expect.arrayContaining([[students[0]!.id, 'marked', '60']]),
      },
    ])
    const { total } = await teaching.listMarkChanges({ sheetId })
    expect(total).toBe(2)
  })

  it('saves once when it is sent again because the response was lost', async () => {
    const cells = [typed(students[0]!, '60')]
    const first = await teaching.enterMarks({ sheetId, cells })
    expect(await teaching.enterMarks({ sheetId, cells })).toEqual(first)
    const both = await Promise.all([1, 2].map(() => teaching.enterMarks({ sheetId, cells })))
    expect(both.map((it) => it.cells[0]?.outcome)).toEqual(['saved', 'saved'])
  })

  it('keeps both when two people edit different cells at once', async () => {
    const others = await Promise.all(
      students.map((student, place) =>
        (place === 1 ? admin : teaching).enterMarks({
          sheetId,
          cells: [typed(student, String(60 + place))],
        }),
      ),
    )
    expect(others.flatMap(({ cells }) => cells.map(({ outcome }) => outcome))).toEqual([
      'saved',
      'saved',
      'saved',
    ])
    const { cells } = await teaching.readMarkSheet({ sheetId })
    expect(cells.map(({ mark }) => mark)).toEqual(['60', '61', '62'])
  })

  it.each([
    ['a new cell', 0],
    ['a cell that has a mark', 1],
  ])('saves one of two edits of %s at once, and shows the other who made it', async (_, version) => {
    const [student] = students as [TestPerson]
    if (version > 0) await teaching.enterMarks({ sheetId, cells: [typed(student, '50')] })
    const both = await Promise.all([
      teaching.enterMarks({ sheetId, cells: [typed(student, '60', { version })] }),
      admin.enterMarks({ sheetId, cells: [typed(student, '70', { version }), typed(students[1]!, '71')] }),
    ])
    const [mine, theirs] = both.map(({ cells }) => cells[0]!)
    expect([mine!.outcome, theirs!.outcome].sort()).toEqual(['conflict', 'saved'])
    const [won, lost] = mine!.outcome === 'saved' ? [mine!, theirs!] : [theirs!, mine!]
    expect(lost.cell).toMatchObject({ mark: won.cell!.mark, version: version + 1 })
    expect(lost.reason).toMatch(new RegExp(`entered ${won.cell!.mark} in the meantime`))
    expect(both[1]!.cells[1]).toMatchObject({ outcome: 'saved' })
  })

  it('clears a cell', async () => {
    await teaching.enterMarks({ sheetId, cells: [typed(students[0]!, '60')] })
    const { cells, sheet } = await teaching.enterMarks({
      sheetId,
      cells: [typed(students[0]!, null, { version: 1 })],
    })
    expect(cells).toMatchObject([{ outcome: 'saved', cell: { state: null, mark: null, version: 2 } }])
    expect(sheet.entered).toBe(0)
  })

  it('is for admins and the lecturers of the class', async () => {
    const cells = [typed(students[0]!, '60')]
    const elsewhere = await server.as(await make.lecturer())
    expect(await refusal(elsewhere.enterMarks({ sheetId, cells }))).toBe('not-found')
    expect(await refusal(elsewhere.readMarkSheet({ sheetId }))).toBe('not-found')
    expect(await refusal(elsewhere.listMarkChanges({ sheetId }))).toBe('not-found')
    expect((await elsewhere.listMarkSheets({})).items).toEqual([])
    expect(await refusal(teaching.enterMarks({ sheetId: newId(), cells }))).toBe('not-found')
    for (const person of [students[0]!, await make.staff()])
      expect(await refusal((await server.as(person)).enterMarks({ sheetId, cells }))).toBe('forbidden')
  })

  it.each([
    ['no cells', []],
    [
      'a student twice',
      [typed({ id: newId() }, '1'), typed({ id: newId() }, '2')].map((it) => ({
        ...it,
        studentId: '01929b1e-0000-7000-8000-000000000000',
      })),
    ],
    ['a state that is none', [{ ...typed({ id: newId() }, '1'), state: 'perfect' as 'marked' }]],
    ['an id that is none', [typed({ id: 'me' }, '1')]],
  ])('rejects %s', async (_, cells) => {
    expect(await refusal(teaching.enterMarks({ sheetId, cells }))).toBe('invalid-input')
  })
})
