import { defaultLocale } from '@campanile/contract/locale.ts'
import { type Language, languageOf, languages } from '@campanile/messages/languages.ts'
import type { FastifyRequest } from 'fastify'

const isOffered = (language: string): language is Language => Object.hasOwn(languages, language)

/** The locale of the response to a request: the first language of its `Accept-Language` that is offered. */
export function requestLocale({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const wanted = wantedLanguages(headers['accept-language'] ?? '').find(isOffered)
  return wanted ? languages[wanted].locale : defaultLocale
}

/** The languages of an `Accept-Language` header, the most wanted first. */
const wantedLanguages = (header: string): string[] =>
  header
    .split(',')
    .map((it) => {
      const [range = '', ...options] = it.trim().split(';')
      const quality = options.find((option) => option.trim().startsWith('q='))
      return { language: languageOf(range), quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
