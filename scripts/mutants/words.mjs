// A Stryker plugin that ignores sentences shown to people. A test that repeats a sentence only shows that it
// was copied. Codes such as 'absent' affect behaviour and are mutated.

const startsAsSentence = /^[“(]?\p{Lu}\p{Ll}/u
const isSpaced = /\p{L}{2,}[,:]? \p{L}/u
const isWords = (text) => startsAsSentence.test(text) || isSpaced.test(text)

/** A template literal is ignored only if it contains no logic, because everything inside is ignored too. */
const isPlain = ({ type }) => ['Identifier', 'MemberExpression', 'OptionalMemberExpression'].includes(type)

function shouldIgnore({ node }) {
  const isString = node.type === 'StringLiteral' && isWords(node.value)
  const isTemplate =
    node.type === 'TemplateLiteral' &&
    node.expressions.every(isPlain) &&
    isWords(node.quasis.map(({ value }) => value.cooked).join('…'))
  return isString || isTemplate ? 'Words for people are not rules.' : undefined
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: { shouldIgnore } }]
