import { markDirection } from '../../../packages/messages/src/direction.ts'
import { type Language, languages } from '../../../packages/messages/src/languages.ts'
import { translations } from '../../../packages/messages/src/translations.ts'
import { inlineMessages } from '../../../packages/messages/src/vite.ts'

/** Puts the texts of a language into the modules that show them. */
export const inlineMessagesIn = (language: Language) =>
  inlineMessages({
    locale: languages[language].locale,
    textOf: (code, english) => {
      const text = language === 'en' ? english : translations[language]?.[code]
      return text && markDirection(text)
    },
  })
