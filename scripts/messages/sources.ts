import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Catalogue, findCatalogues } from '../../packages/messages/src/catalogue.ts'

export const root = join(import.meta.dirname, '../..')

export interface CatalogueFile extends Catalogue {
  /** Below the root. */
  file: string
  /** Whether its texts are asked for in a locale, or are codes: they are passed on under other names. */
  isPassedOn: boolean
  /** Whether its keys are codes of the contract, so that no code refers to them by name. */
  isMapped: boolean
}

const rooms = ['apps/server', 'apps/demo', 'apps/web', 'packages/contract']
const isSource = (name: string) => /\.(ts|tsx)$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)
const makers = /\b(messages|richMessages|messagesFor|codedMessages|mappedMessages)\(\s*'/

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    if (['node_modules', 'dist', 'migrations'].includes(it.name)) return []
    const path = join(folder, it.name)
    return it.isDirectory() ? filesBelow(path) : isSource(it.name) ? [path] : []
  })
}

/** The source files of the product with their texts, by their path below the root. */
export const readSources = (): Map<string, string> =>
  new Map(
    rooms
      .flatMap((room) => filesBelow(join(root, room)))
      .map((file) => [relative(root, file), readFileSync(file, 'utf8')]),
  )

/** All catalogues of the product. */
export const cataloguesOf = (sources: Map<string, string>): CatalogueFile[] =>
  [...sources]
    .filter(([, text]) => makers.test(text))
    .flatMap(([file, text]) =>
      findCatalogues(file, text).map((it) => ({
        ...it,
        file,
        isPassedOn: /\b(messagesFor|codedMessages)\(/.test(text),
        isMapped: /\bmappedMessages\(/.test(text),
      })),
    )

const imported = /\bfrom\s*'([^']+messages\.ts)'/g

/** The files that import each catalogue, by its path. */
export function importersOf(sources: Map<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [file, text] of sources)
    for (const [, specifier] of text.matchAll(imported)) {
      const path = resolved(specifier!, file)
      found.set(path, [...(found.get(path) ?? []), file])
    }
  return found
}

/** The path of an import below the root: './messages.ts', '#ui/…' in its app, '@campanile/contract/…'. */
function resolved(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (specifier.startsWith('#')) return join(from.split('/').slice(0, 2).join('/'), 'src', specifier.slice(1))
  return specifier.replace(/^@campanile\/(\w+)\//, 'packages/$1/src/')
}

/**
 * The files that show a message: those that name its key, among the files that import its catalogue or among
 * all files.
 */
export function usersOf(
  { file, isPassedOn, isMapped }: CatalogueFile,
  key: string,
  sources: Map<string, string>,
  importers: Map<string, string[]>,
): string[] {
  if (isMapped) return [file]
  const name = new RegExp(`\\.${key}\\b`)
  const files = isPassedOn ? [...sources.keys()] : (importers.get(file) ?? [])
  return files.filter((it) => name.test(sources.get(it)!))
}
