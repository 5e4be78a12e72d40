import { expect, test } from 'vitest'
import { readListView } from '#lib/listParams.ts'
import { actionOptions, auditQuery, auditShape } from './auditQuery.ts'

const queryOf = (address: string) => auditQuery(readListView(new URLSearchParams(address), auditShape))

test('requests what a link names', () => {
  const id = '0198f000-0000-7000-8000-000000000001'
  const address = `area=people&action=createPerson&actorId=${id}&aboutId=${id}&from=2026-01-01&to=2026-02-01&search=ada`
  expect(queryOf(address)).toEqual({
    search: 'ada',
    area: 'people',
    action: 'createPerson',
    actorId: id,
    aboutId: id,
    from: '2026-01-01',
    to: '2026-02-01',
  })
})

test('leaves out values that the server would refuse', () => {
  expect(queryOf('area=x&action=drop&actorId=1&aboutId=y&from=yesterday&to=2026-1-1')).toEqual({ search: '' })
})

test('offers the actions of the selected area, in the order of their words', () => {
  const faces = actionOptions('faces').map(({ value }) => value)
  expect(faces).toEqual(['giveFaceConsent', 'decideFaceReview', 'deleteFace', 'registerFace'])
  expect(actionOptions(undefined).length).toBeGreaterThan(150)
})
