import { textDirection } from '@campanile/contract/locale.ts'
import { toLanguage } from '@campanile/messages/languages.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark]!)

const htmlLine = (line: string) =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escaped(line)}" dir="ltr">${escaped(line)}</a>` : escaped(line)

const htmlParagraph = (text: string) => `<p>${text.split('\n').map(htmlLine).join('<br>')}</p>`

/**
 * The HTML of an email whose language is written from right to left; undefined for others. Plain text has no
 * direction, so that many mail programs show such text from the left.
 */
export function rightToLeftHtml(text: string, locale: string): string | undefined {
  if (textDirection(locale) === 'ltr') return undefined
  const body = text
    .trim()
    .split(/\n{2,}/)
    .map(htmlParagraph)
    .join('\n')
  return `<!doctype html>\n<html lang="${toLanguage(locale)}" dir="rtl"><meta charset="utf-8"><body>\n${body}\n</body></html>\n`
}
