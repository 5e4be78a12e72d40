const parts = /^([^:!]{1,60})(: |! )(.+)$/s

/**
 * Splits 'Title: message' or 'Title! Message' into its two parts and the separator; otherwise everything is
 * the title.
 */
export function splitSentence(sentence: string) {
  const [, head, sign, message] = parts.exec(sentence) ?? []
  if (!head || !sign || !message) return { title: sentence, between: '', message: '' }
  return sign === '! '
    ? { title: `${head}!`, between: ' ', message }
    : { title: head, between: ': ', message }
}
