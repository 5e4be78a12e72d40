import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { type Catalogue, findCatalogues } from './catalogue.ts'
import { compile } from './compile.ts'
import { childNodes, type Node } from './nodes.ts'

const beside = (name: string) => join(import.meta.dirname, name)
const mapsImported = /import\s*\{\s*mappedMessages\s*\}\s*from\s*["'][^"']*mapped\.ts["'];?/
const imported = /import\s*\{\s*m(?:\s+as\s+(\w+))?\s*\}\s*from\s*["']([^"']*\bmessages\.ts)["'];?/g

interface Options {
  /** The locale that the pages are built for. */
  locale: string
  /** The text of a message in it, by the code and the English text. */
  textOf: (code: string, english: string) => string | undefined
}

/**
 * Puts the texts of one language into the modules that say them. A screen thus loads its own sentences and no others,
 * and there is no module of texts that screens would share.
 */
export function inlineMessages({ locale, textOf }: Options): Plugin {
  const catalogues = new Map<string, Catalogue | undefined>()
  const textIn = (catalogue: Catalogue, key: string): string => {
    const code = `${catalogue.id}.${key}`
    const text = textOf(code, catalogue.texts[key]!)
    if (text === undefined) throw new Error(`${locale} has no ${code}`)
    return text
  }
  const textAt = (file: string, key: string): string => {
    if (!catalogues.has(file)) catalogues.set(file, findCatalogues(file, readFileSync(file, 'utf8'))[0])
    const catalogue = catalogues.get(file)
    if (!catalogue || !Object.hasOwn(catalogue.texts, key)) throw new Error(`${file} has no message ${key}`)
    return textIn(catalogue, key)
  }
  return {
    name: 'campanile:messages',
    apply: 'build',
    config: () => ({ define: { __LOCALE__: JSON.stringify(locale) } }),
    resolveId: {
      // Vite’s own resolver would find coded.ts.
      order: 'pre',
      filter: { id: /^@campanile\/messages\/coded\.ts$/ },
      handler: () => beside('codedInPages.ts'),
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: /\b(messages|mapped)\.ts["']/ },
      order: 'post',
      async handler(code, id) {
        const edits = findMaps(code, id, textIn)
        const helpers = new Set<string>()
        for (const { index, 0: line, 1: alias = 'm', 2: path } of code.matchAll(imported)) {
          const file = (await this.resolve(path!, id))?.id
          if (!file) throw new Error(`${id}: ${path} does not exist`)
          this.addWatchFile(file)
          edits.push({ start: index, end: index + line.length, by: '' })
          for (const call of findCalls(alias, parseAst(code) as unknown as Node, code, id)) {
            const compiled = compile(textAt(file, call.key), call.read)
            for (const it of compiled.helpers) helpers.add(it)
            const isWhole = compiled.isConstant || call.read !== undefined
            edits.push({
              start: call.start,
              end: isWhole ? call.end : call.calleeEnd,
              by: isWhole ? compiled.code : `(${compiled.code})`,
            })
          }
        }
        if (edits.length === 0) return null
        return { code: helperImports(helpers) + applied(edits, code), map: null }
      },
    },
  }
}

/** The maps of messages by code that a module declares, each in the words of one language. */
function findMaps(code: string, id: string, textIn: (catalogue: Catalogue, key: string) => string): Edit[] {
  const line = mapsImported.exec(code)
  if (!line) return []
  const maps = findCatalogues(id, code).filter(({ maker }) => maker === 'mappedMessages')
  return [
    { start: line.index, end: line.index + line[0].length, by: '' },
    ...maps.map((it) => {
      const words = Object.keys(it.texts).map(
        (key) => `${JSON.stringify(key)}:${compile(textIn(it, key)).code}`,
      )
      return { start: it.start, end: it.end, by: `(() => ({${words.join(',')}}))` }
    }),
  ]
}

interface Edit {
  start: number
  end: number
  by: string
}
const applied = (edits: Edit[], code: string) =>
  edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)

function helperImports(helpers: Set<string>): string {
  const names = [...helpers].filter((it) => it !== 'joined')
  const runtime =
    names.length > 0 ? `import { ${names.join(', ')} } from ${JSON.stringify(beside('runtime.ts'))};` : ''
  return helpers.has('joined')
    ? `${runtime}import { joined } from ${JSON.stringify(beside('joined.ts'))};`
    : runtime
}

interface Call extends Pick<Edit, 'start' | 'end'> {
  /** The position of the arguments. They may contain calls themselves. */
  calleeEnd: number
  key: string
  /** The expression of a parameter, where all are names that can be put into the text. */
  read?: (name: string) => string
}

/** The calls of a catalogue's messages in a module. */
function findCalls(binding: string, program: Node, code: string, id: string): Call[] {
  const calls: Call[] = []
  const visit = (node: Node, above: readonly Node[]) => {
    const [parent] = above
    if (node.type === 'Identifier' && node.name === binding && parent && isValue(node, parent)) {
      // Where the server names a locale, m(locale).save(), the page has its own.
      const isWorded = parent.type === 'CallExpression' && parent.callee === node
      const [property, call] = isWorded ? above.slice(1) : above
      if (
        property?.type !== 'MemberExpression' ||
        property.computed ||
        call?.type !== 'CallExpression' ||
        call.callee !== property
      )
        throw new Error(`${id}: a message has to be called by its name, as in ${binding}.save()`)
      const read = parameterNames(call.arguments[0], code)
      const key = property.property.name
      calls.push({ start: call.start, calleeEnd: property.end, end: call.end, key, ...(read && { read }) })
    }
    for (const child of childNodes(node)) visit(child, [node, ...above])
  }
  visit(program, [])
  return calls
}

/** Whether an identifier is read, and not the name of a property, a parameter or an import. */
function isValue(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return parent.object === node
  if (parent.type === 'Property') return parent.value === node
  return !parent.type.startsWith('Import')
}

function parameterNames(given: Node | undefined, code: string): ((name: string) => string) | undefined {
  if (given?.type !== 'ObjectExpression') return undefined
  const pairs = (given.properties as Node[]).map((it): [string, string] => [
    it.key?.name,
    it.type === 'Property' && !it.computed ? code.slice(it.value.start, it.value.end) : '',
  ])
  if (!pairs.every(([, value]) => /^[\w$]+(\??\.[\w$]+)*$/.test(value))) return undefined
  const values = new Map(pairs)
  return (name) => values.get(name) ?? 'undefined'
}
