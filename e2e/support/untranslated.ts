import { languages } from '@campanile/messages/languages.ts'
import type { Page } from '@playwright/test'

/** Words of dates and times, which the pseudo-locale writes as British English does. */
const ofDates = new Set(
  ['en-GB', 'en']
    .flatMap((locale) =>
      (['long', 'short', 'narrow'] as const).flatMap((style) => [
        ...Array.from({ length: 12 }, (_, month) =>
          new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(
            Date.UTC(2026, month, 15),
          ),
        ),
        ...Array.from({ length: 7 }, (_, day) =>
          new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
            Date.UTC(2026, 5, day + 1),
          ),
        ),
      ]),
    )
    .flatMap((it) => wordsIn(it)),
)

/** Words without accents, which the pseudo-locale puts on every letter. */
function wordsIn(text: string): string[] {
  return text.normalize('NFC').match(/(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/gu) ?? []
}

/** Names that are the same in every language, and what the browser words: currencies, time zones and lists. */
const names = new Set(
  [
    'Campanile PostgreSQL localhost and or',
    ...Object.values(languages).map(({ name }) => name),
    ...Intl.supportedValuesOf('timeZone'),
    ...Intl.supportedValuesOf('currency').map(
      (code) => new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? '',
    ),
  ].flatMap(wordsIn),
)

/** A name of this kind, initials or an abbreviation. */
const isName = (word: string) => names.has(word) || /^[A-Z]+$/.test(word)

/** Whether a chart had no room for the whole word. */
const isCut = (word: string, text: string) => text.includes(`${word}…`)
const begins = (words: Set<string>, part: string) => [...words].some((it) => it.startsWith(part))

/**
 * Remembers the text in the server's responses from now on: names, codes and other data. Returns a function
 * that finds texts of the page that are neither in the pseudo-locale nor data.
 */
export function watchData(page: Page): () => Promise<string[]> {
  const data = new Set<string>()
  const reading = new Set<Promise<void>>()
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    const read = response.text().then(
      (text) => {
        for (const word of wordsIn(text)) data.add(word)
      },
      // A page that was left no longer has its responses, and shows none of them.
      () => undefined,
    )
    reading.add(read)
    void read.then(() => reading.delete(read))
  })
  return async () => {
    await Promise.all(reading)
    const texts = await page.evaluate(textsOnPage)
    const isData = (word: string, text: string) => data.has(word) || (isCut(word, text) && begins(data, word))
    return texts.filter((text) =>
      wordsIn(text).some((word) => !isData(word, text) && !ofDates.has(word) && !isName(word)),
    )
  }
}

/** Runs in the page: visible texts and those for screen readers. */
function textsOnPage(): string[] {
  const texts = new Set([document.title])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style')) texts.add(node.textContent?.trim() ?? '')
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? '')
  return [...texts]
}
