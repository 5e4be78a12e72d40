import type { ReactNode } from 'react'
import { messageParts, type Values } from './format.ts'
import { joined } from './joined.ts'
import type { MessageParams, MessageTags } from './params.ts'

type RichMessage<Text extends string> =
  unknown extends MessageTags<Text, ReactNode>
    ? unknown extends MessageParams<Text>
      ? () => string
      : (params: MessageParams<Text>) => string
    : (params: MessageParams<Text> & MessageTags<Text, ReactNode>) => ReactNode

/**
 * A catalogue whose texts may have tags: `Ask <link>an admin</link>.` is given `link`, a function from the words
 * between the tags to an element.
 */
export function richMessages<const Texts extends Record<string, string>>(
  _id: string,
  texts: Texts,
): { readonly [Key in keyof Texts]: RichMessage<Texts[Key]> } {
  const made = Object.entries(texts).map(([key, text]) => [
    key,
    (values: Values = {}) => {
      const parts = messageParts(text, 'en-GB', withJoinedParts(values))
      return /<\/\w+>/.test(text) ? joined(...(parts as ReactNode[])) : parts.join('')
    },
  ])
  return Object.fromEntries(made)
}

const withJoinedParts = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, it]) => [
      name,
      typeof it === 'function' ? (parts: ReactNode[]) => it(joined(...parts)) : it,
    ]),
  )
