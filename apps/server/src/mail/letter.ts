import { letterMessages } from './letter.messages.ts'

/** The text of an email to a person: a greeting and paragraphs. */
export const letter = (firstName: string, paragraphs: readonly string[], locale: string): string =>
  `${[letterMessages(locale).greeting({ firstName }), ...paragraphs].join('\n\n')}\n`
