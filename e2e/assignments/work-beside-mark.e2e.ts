import { crc32, deflateSync } from 'node:zlib'
import { word } from '@campanile/server/files/testing/documents.ts'
import { m as assignmentsPreviewWords } from '@campanile/web/src/domains/assignments/preview/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { hand, setWork } from './assignment-page.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const hour = 3_600_000

/** A grey PNG picture of this many pixels each way. */
function picture(name: string, side: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(body.length + 8)
    frame.writeUInt32BE(data.length)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc32(body), body.length + 4)
    return frame
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(8, 8)
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side + 1), 0x80))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, buffer }
}

const prose = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ')

test('a picture is shown beside the mark, and a Word file is offered for download', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const ana = await make.lecturer()
  const pia = await make.student({ firstName: 'Pia', lastName: 'Adler' })
  const wim = await make.student({ firstName: 'Wim', lastName: 'Becker' })
  const { id: classId } = await make.class([ana], [pia, wim])
  const lecturer = await visit({ as: ana, ...desk })
  const accepts = ['png', 'docx']
  const assignmentId = await setWork(lecturer, url, { title: 'Drawing of a lock', classId, accepts })
  await hand(await visit({ as: pia }), url, assignmentId, picture('Lock.png', 40))
  await hand(await visit({ as: wim }), url, assignmentId, { name: 'Lock.docx', buffer: await word() })

  await lecturer.goto(`/app/my-assignments/${assignmentId}`)
  await lecturer.getByRole('button', { name: 'Mark the work of Pia Adler' }).click()
  const first = lecturer.getByRole('dialog', { name: 'Pia Adler' })
  const shown = first.getByRole('img', { name: 'Lock.png' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(40)
  await expectAccessible(lecturer)
  await first.getByLabel('Mark of 100').fill('70')
  await lecturer.keyboard.press('Control+Enter')

  const second = lecturer.getByRole('dialog', { name: 'Wim Becker' })
  const work = second.getByRole('region', { name: 'Work', exact: true })
  await expect(work).toContainText(assignmentsPreviewWords.noPreviewForThisKind())
  await expect(work).toContainText(assignmentsPreviewWords.downloadItToSeeItsContents())
  await expectAccessible(lecturer)
  const download = lecturer.waitForEvent('download')
  await work.getByRole('link', { name: 'Download Lock.docx' }).click()
  expect((await download).suggestedFilename()).toBe('Lock.docx')
  await second.getByLabel('Mark of 100').fill('60')
  await lecturer.keyboard.press('Control+Enter')
  await expect(second.getByText('2 of 2 marked')).toBeVisible()
})

test('two submissions with the same passages are listed to the lecturer, and open from there', async ({
  campus,
  visit,
}) => {
  const { make, url, pool } = campus
  const ana = await make.lecturer()
  const people = await Promise.all([
    make.student({ firstName: 'Ida', lastName: 'Falk' }),
    make.student({ firstName: 'Jon', lastName: 'Gerber' }),
    make.student({ firstName: 'Kim', lastName: 'Huber' }),
  ])
  const { id: classId } = await make.class([ana], people)
  const lecturer = await visit({ as: ana, ...phone })
  const traits = { title: 'Essay on sluices', classId, dueIn: -hour, accepts: ['txt'] }
  const assignmentId = await setWork(lecturer, url, traits)
  const shared = prose('water', 90)
  const texts = [shared, `${shared} ${prose('gate', 30)}`, prose('weir', 120)]
  for (const [index, text] of texts.entries()) {
    const page = await visit({ as: people[index]! })
    await hand(page, url, assignmentId, { name: 'essay.txt', buffer: Buffer.from(text) })
  }
  await lecturer.goto(`/app/my-assignments/${assignmentId}`)
  await expect(lecturer.getByRole('button', { name: 'Mark the work of Kim Huber' })).toBeVisible()
  await expect(lecturer.getByRole('region', { name: 'Words in common' })).toHaveCount(0)

  // The server does this every ten minutes.
  await pool.query(`select graphile_worker.add_job('compareWork', '{}'::json)`)
  const common = lecturer.getByRole('region', { name: 'Words in common' })
  await expect(common.getByRole('listitem')).toHaveText(
    /Ida Falk: 100% of the words in common with Jon Gerber/,
  )
  await expect(common).toContainText('Students don’t see this.')
  await expectAccessible(lecturer)
  await common.getByRole('button', { name: 'Open the work of Jon Gerber' }).click()
  await expect(lecturer.getByRole('dialog', { name: 'Jon Gerber' })).toContainText('gate29')
})
