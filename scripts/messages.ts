import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { cataloguesOf, importersOf, readSources, root, usersOf } from './messages/sources.ts'

// npm run messages [file]: writes all English texts, and the files that show each, for translators.

const target = process.argv[2] ?? join(root, 'packages/messages/dist/en.json')
const sources = readSources()
const importers = importersOf(sources)
const entries = cataloguesOf(sources).flatMap((catalogue) =>
  Object.entries(catalogue.texts).map(
    ([key, text]) =>
      [`${catalogue.id}.${key}`, { files: usersOf(catalogue, key, sources, importers), text }] as const,
  ),
)

mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, `${JSON.stringify(Object.fromEntries(entries.toSorted()), null, 2)}\n`)
process.stdout.write(`${entries.length} messages: ${relative(root, target)}\n`)
