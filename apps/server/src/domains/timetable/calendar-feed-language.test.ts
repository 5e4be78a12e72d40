import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { setGerman } from '#testing/german.ts'
import { startTestServer } from '#testing/server.ts'

setGerman({ 'server.timetable.calendar.taughtBy': 'Mit {lecturers}' })

const { make, app, as } = await startTestServer()

it('is in its owner’s language', async () => {
  const lecturer = await make.lecturer({ firstName: 'Ada', lastName: 'Lovelace' })
  const students = [await make.student({ language: 'de' }), await make.student({ language: 'en' })]
  const { id } = await make.class([lecturer], students)
  await make.session(id, { startsInMinutes: 60 })
  const descriptions = []
  for (const student of students) {
    const { url } = await (await as(student)).createCalendarFeed({})
    const { body } = await app.inject({ url: new URL(url).pathname })
    const event = new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent')!
    descriptions.push(new ICAL.Event(event).description)
  }
  expect(descriptions).toEqual(['Mit Ada Lovelace', 'With Ada Lovelace'])
})
