import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { dateOptions, numberOptions } from './format.ts'

interface Compiled {
  /** A JavaScript expression: a string or a function of the parameters; with `read`, a string in either case. */
  code: string
  isConstant: boolean
  /** The functions of runtime.ts, and `joined`, that the code calls. */
  helpers: Set<string>
}

/** The JavaScript of a message. `read` gives the expression of each parameter where these are known. */
export function compile(text: string, read?: (name: string) => string): Compiled {
  const elements = parse(text)
  const isConstant = elements.every((it) => it.type === TYPE.literal)
  const writer = new Writer(read ?? ((name) => `p.${name}`))
  const code = writer.code(elements)
  return { code: isConstant || read ? code : `p=>${code}`, isConstant, helpers: writer.helpers }
}

const inTemplate = (text: string) => text.replace(/[\\`]|\$\{/g, '\\$&')

class Writer {
  readonly helpers = new Set<string>()
  readonly #read: (name: string) => string

  constructor(read: (name: string) => string) {
    this.#read = read
  }

  /** `count` is the expression that `#` represents. */
  code(elements: readonly MessageFormatElement[], count?: string): string {
    if (elements.some((it) => it.type === TYPE.tag)) {
      const parts = elements.map((it) =>
        it.type === TYPE.literal ? JSON.stringify(it.value) : this.#value(it, count),
      )
      return `${this.#helper('joined')}(${parts.join(',')})`
    }
    if (elements.every((it) => it.type === TYPE.literal))
      return JSON.stringify(elements.map((it) => it.value).join(''))
    const [only] = elements
    if (elements.length === 1 && (only!.type === TYPE.plural || only!.type === TYPE.select))
      return this.#value(only!, count)
    const parts = elements.map((it) =>
      it.type === TYPE.literal ? inTemplate(it.value) : `\${${this.#value(it, count)}}`,
    )
    return `\`${parts.join('')}\``
  }

  #value(it: MessageFormatElement, count?: string): string {
    switch (it.type) {
      case TYPE.literal:
        return JSON.stringify(it.value)
      case TYPE.pound:
        return `${this.#helper('formatNumber')}(${count})`
      case TYPE.argument:
        return this.#read(it.value)
      case TYPE.number:
        return `${this.#helper('formatNumber')}(${this.#read(it.value)},${JSON.stringify(numberOptions(it.style))})`
      case TYPE.date:
      case TYPE.time:
        return `${this.#helper('formatDate')}(${this.#read(it.value)},${JSON.stringify(dateOptions(it))})`
      case TYPE.select:
        return `${this.#helper('select')}(${this.#read(it.value)},${this.#options(it.options, count)})`
      case TYPE.plural: {
        const value = this.#read(it.value)
        const options = this.#options(it.options, it.offset ? `${value}-${it.offset}` : value)
        if (it.pluralType === 'ordinal') return `${this.#helper('pluralOrdinal')}(${value},${options})`
        return `${this.#helper('plural')}(${value},${options}${it.offset ? `,${it.offset}` : ''})`
      }
      case TYPE.tag:
        return `${this.#read(it.value)}(${this.code(it.children, count)})`
    }
  }

  #options(options: Record<string, { value: MessageFormatElement[] }>, count?: string): string {
    const written = Object.entries(options).map(
      ([name, { value }]) => `${JSON.stringify(name)}:${this.code(value, count)}`,
    )
    return `{${written.join(',')}}`
  }

  #helper(name: string): string {
    this.helpers.add(name)
    return name
  }
}
