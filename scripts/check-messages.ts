import { faultsOfText, faultsOfTranslation } from '../packages/messages/src/faults.ts'
import { languageCodes, languages } from '../packages/messages/src/languages.ts'
import { translations } from '../packages/messages/src/translations.ts'
import { textsOutside } from './messages/outside.ts'
import { cataloguesOf, importersOf, readSources, usersOf } from './messages/sources.ts'

// npm run check:messages: English texts that can't be read or that nothing shows, and translations that are missing,
// superfluous, or have other parameters than the English. And texts that components have outside a catalogue.

const sources = readSources()
const importers = importersOf(sources)
const catalogues = cataloguesOf(sources)
const faults: string[] = []
const english = new Map<string, string>()

for (const catalogue of catalogues)
  for (const [key, text] of Object.entries(catalogue.texts)) {
    const code = `${catalogue.id}.${key}`
    if (english.has(code)) faults.push(`${code}: two catalogues have it; the second is ${catalogue.file}`)
    english.set(code, text)
    for (const fault of faultsOfText(text, languages.en.locale)) faults.push(`${code}: ${fault}`)
    if (usersOf(catalogue, key, sources, importers).length === 0) faults.push(`${code}: nothing shows it`)
  }

for (const language of languageCodes) {
  if (language === 'en') continue
  const own = translations[language] ?? {}
  const { locale, isOffered } = languages[language]
  for (const [code, text] of english) {
    const translation = own[code]
    if (translation !== undefined)
      faults.push(...faultsOfTranslation(translation, text, locale).map((it) => `${language} ${code}: ${it}`))
    else if (isOffered) faults.push(`${language} ${code}: missing`)
  }
  for (const code of Object.keys(own))
    if (!english.has(code)) faults.push(`${language} ${code}: there is no such message`)
}

for (const [file, source] of sources)
  if (file.startsWith('apps/web/src') && file.endsWith('.tsx')) faults.push(...textsOutside(file, source))

for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0) process.stdout.write(`${english.size} messages, ${faults.length} faults\n`)
process.exit(faults.length > 0 ? 1 : 0)
