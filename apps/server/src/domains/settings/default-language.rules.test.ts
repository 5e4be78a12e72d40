import { expect, it } from 'vitest'
import type { Platform } from '#platform/platform.ts'
import { createDefaultLanguage } from './default-language.service.ts'

/** A database that answers with the language, or fails with the error, that is set. */
function prepared() {
  const state = { answer: 'de' as string | Error, reads: 0, at: new Date('2026-11-18T12:00:00Z') }
  const from = async () => {
    state.reads++
    if (state.answer instanceof Error) throw state.answer
    return [{ settings: { general: { language: state.answer } } }]
  }
  const platform = { db: { select: () => ({ from }) }, clock: { now: () => state.at } }
  return { state, language: createDefaultLanguage(platform as unknown as Platform) }
}
const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

it('is read twice a minute at most', async () => {
  const { state, language } = prepared()
  expect([await language(), await language()]).toEqual(['de', 'de'])
  expect(state.reads).toBe(1)
  state.answer = 'ar'
  state.at = new Date('2026-11-18T12:00:31Z')
  expect(await language()).toBe('ar')
})

it('is the last one known, or English, without a database', async () => {
  const { state, language } = prepared()
  state.answer = lost
  expect(await language()).toBe('en')
  state.answer = 'de'
  expect(await language()).toBe('de')
  state.answer = lost
  state.at = new Date('2026-11-18T12:01:00Z')
  expect(await language()).toBe('de')
})

it('does not hide other errors', async () => {
  const { state, language } = prepared()
  state.answer = new Error('a mistake of ours')
  await expect(language()).rejects.toThrow('a mistake of ours')
})
