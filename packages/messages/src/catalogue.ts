import { parseSync } from 'vite'
import { childNodes, type Node } from './nodes.ts'

export interface Catalogue {
  id: string
  /** The function that makes it. */
  maker: string
  /** The position of the call in the module. */
  start: number
  end: number
  /** English by key, in the order of the file. */
  texts: Record<string, string>
}

const makers = new Set(['messages', 'richMessages', 'codedMessages', 'messagesFor', 'mappedMessages'])

/** The catalogues that a module declares, read from its source. */
export function findCatalogues(file: string, source: string): Catalogue[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: Catalogue[] = []
  const visit = (node: Node) => {
    const [id, given] = node.type === 'CallExpression' ? node.arguments : []
    const texts = given?.type === 'TSSatisfiesExpression' ? given.expression : given
    if (node.type === 'CallExpression' && makers.has(node.callee.name) && texts?.type === 'ObjectExpression')
      found.push({
        id: id.value,
        maker: node.callee.name,
        start: node.start,
        end: node.end,
        texts: Object.fromEntries(texts.properties.map((it: Node) => readEntry(it, file))),
      })
    else for (const child of childNodes(node)) visit(child)
  }
  visit(program as unknown as Node)
  return found
}

function readEntry({ key, value }: Node, file: string): [string, string] {
  const name = key.type === 'Identifier' ? key.name : key.value
  const text = readText(value)
  if (text === undefined) throw new Error(`${file}: the message ${name} has to be a text, without variables`)
  return [name, text]
}

/** The text of a literal, or of literals joined by `+`. */
function readText(node: Node): string | undefined {
  if (node.type === 'Literal') return node.value
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked
  if (node.type !== 'BinaryExpression') return undefined
  const [left, right] = [readText(node.left), readText(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}
