import { reasonMessages } from './reason.messages.ts'

/** The reason that the author of a change gave. One that is a sentence keeps its own full stop. */
export const reasonWords = (reason: string, locale: string): string =>
  /[.!?؟]$/.test(reason)
    ? reasonMessages(locale).reasonInSentences({ reason })
    : reasonMessages(locale).reason({ reason })
