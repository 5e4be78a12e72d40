import { defaultLocale } from '@campanile/contract/locale.ts'
import { languageCookie, languages, offeredLanguages } from '@campanile/messages/languages.ts'
import type { FastifyRequest } from 'fastify'
import { chosenLanguage } from './page-language.ts'

type Asked = Pick<FastifyRequest, 'headers'> & { cookies?: FastifyRequest['cookies'] }

/** The locale of the response to a request: of the language that its browser asks for. */
export function requestLocale({ headers, cookies }: Asked): string {
  // Scripts send the language of their page in the header; a link that is followed sends the cookie alone.
  const sources = { cookie: cookies?.[languageCookie], accepted: headers['accept-language'] }
  const language = chosenLanguage(sources, offeredLanguages)
  return language ? languages[language].locale : defaultLocale
}
