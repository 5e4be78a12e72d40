import { csvLayouts, marksLayout } from '@campanile/contract/imports/import-columns.ts'
import { expect, test } from 'vitest'
import { mapColumn } from './columnMapping.ts'
import { detectedIn, mappedFile, readSource } from './importSource.ts'

const { people } = csvLayouts
const csv = (content: BlobPart) => new File([content], 'list.csv')
const strict = { loose: false }
const loose = { loose: true }

test('the headings are replaced, and everything below them stays the same byte for byte', async () => {
  const body = '\r\n"nina@x.test",Ñina,"No\nvak",student\r\n'.repeat(3000)
  const file = csv(`\uFEFFLogin,First name,Surname,Role${body}`)
  const source = (await readSource(file, people, strict))!
  expect(source.isWhole).toBe(false)
  const mapping = mapColumn(detectedIn(source, people), 'email', 0)
  expect(await mappedFile(source, people, mapping).text()).toBe(`email,firstName,lastName,role${body}`)
  expect(source.samples[0]).toEqual(['nina@x.test', 'nina@x.test', 'nina@x.test'])
})

test('UTF-16 is sent as UTF-8', async () => {
  const text = '\uFEFFMail;Forename;Surname;Role\nnina@x.test;Ñina;Novak;student'
  const units = Uint16Array.from(text, (sign) => sign.charCodeAt(0))
  const source = (await readSource(csv(units), people, strict))!
  expect(await mappedFile(source, people, detectedIn(source, people)).text()).toBe(
    'email;firstName;lastName;role\nnina@x.test;Ñina;Novak;student',
  )
})

test('binary files are left to the server', async () => {
  expect(await readSource(csv('PK\u0003\u0004'), people, strict)).toBeUndefined()
  expect(await readSource(csv(Uint8Array.of(0x41, 0, 0x42)), people, strict)).toBeUndefined()
  expect(await readSource(csv(''), people, strict)).toBeUndefined()
})

test('titles are allowed above the headings of marks', async () => {
  const source = (await readSource(
    csv('Marks of the final;;\nEmail;Points;\na@x.test;12,5;'),
    marksLayout,
    loose,
  ))!
  expect(source.headings).toEqual(['Email', 'Points', 'Column C'])
  expect(await mappedFile(source, marksLayout, detectedIn(source, marksLayout)).text()).toBe(
    'Marks of the final;;\nstudent;mark;Column C\na@x.test;12,5;',
  )
})

test('marks without headings are read in the default order, line by line', async () => {
  const source = (await readSource(csv('12,5\tS1\n\n14\tS2\n'), marksLayout, loose))!
  expect(source.headings).toEqual(['Column A', 'Column B'])
  const mapping = mapColumn(mapColumn(detectedIn(source, marksLayout), 'student', 1), 'mark', 0)
  expect(await mappedFile(source, marksLayout, mapping).text()).toBe('S1\t12,5\t\n\t\t\nS2\t14\t\n')
})
