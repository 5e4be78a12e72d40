// An ignore plugin of Stryker: no mutants of words that people read. A test that repeats a sentence shows that it was
// copied, not that it is right; codes such as 'absent' decide something and stay.

const startsAsSentence = /^[“(]?\p{Lu}\p{Ll}/u
const isSpaced = /\p{L}{2,}[,:]? \p{L}/u
const isWords = (text) => startsAsSentence.test(text) || isSpaced.test(text)

/** A template is left out only without decisions in it, because everything inside goes with it. */
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
