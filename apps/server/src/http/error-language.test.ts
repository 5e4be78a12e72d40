import { languages } from '@campanile/messages/languages.ts'
import { translations } from '@campanile/messages/translations.ts'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'

const { app } = await startTestServer()

const before = { languages: { ...languages }, de: translations.de }
Object.assign(languages, { de: { name: 'Deutsch', locale: 'de-DE' } })
translations.de = {
  'contract.accounts.emailRequired': 'Geben Sie eine E-Mail-Adresse ein',
  'contract.errors.invalid-input': 'Einige Felder sind noch nicht richtig ausgefüllt.',
}
afterAll(() => {
  if (!('de' in before.languages)) Reflect.deleteProperty(languages, 'de')
  Object.assign(languages, before.languages)
  if (before.de) translations.de = before.de
  else delete translations.de
})

const signIn = (language: string) =>
  app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { 'accept-language': language, 'content-type': 'application/json' },
    payload: { email: '', password: '' },
  })

it('answers in the language of the request', async () => {
  const answer = await signIn('de-AT,de;q=0.9,en;q=0.8')
  expect(answer.json().error).toMatchObject({
    code: 'invalid-input',
    message: 'Einige Felder sind noch nicht richtig ausgefüllt.',
    fields: { email: 'Geben Sie eine E-Mail-Adresse ein', password: 'Invalid input' },
  })
})

it('sends programs the code of each field, whatever the language', async () => {
  const answers = await Promise.all(['de', 'en'].map(signIn))
  for (const answer of answers)
    expect(answer.json().error.details).toEqual({
      email: { code: 'contract.accounts.emailRequired', params: {} },
      password: { code: 'contract.values.invalidInput', params: {} },
    })
  expect(answers[1]!.json().error.fields.email).toBe('Email is required')
})
