import { createRequire } from 'node:module'
import type * as Compiler from 'legacy-typescript'

// Version 7 of the compiler has no API yet. `require`, because an import first searches the 9 MB file for names.
const ts: typeof Compiler = createRequire(import.meta.url)('legacy-typescript')

/** Attributes whose value people read or hear. */
const spoken =
  /^(aria-label|aria-description|aria-valuetext|alt|title|label|hint|help|description|busyLabel)$/

/** Names that are the same in every language. */
const names = new Set(['PostgreSQL', 'Campanile'])

const isWords = (text: string) => /\p{L}{2}/u.test(text) && !names.has(text.trim())

/**
 * Words that a component shows or speaks without a message: `{day ?? 'never'}`, `label={open ? 'Close' : 'Open'}`.
 * Plain text between tags is found by Biome's noJsxLiterals.
 */
export function textsOutside(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const results = (node: Compiler.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (!isWords(node.text)) return
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1}: '${node.text}' belongs in a catalogue`)
    } else if (ts.isConditionalExpression(node)) {
      results(node.whenTrue)
      results(node.whenFalse)
    } else if (ts.isBinaryExpression(node)) {
      results(node.right)
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) results(node.left)
    } else if (ts.isTemplateExpression(node)) {
      for (const { text } of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        if (isWords(text)) found.push(`${file}: “${text.trim()}” belongs in a catalogue`)
    } else if (ts.isParenthesizedExpression(node)) results(node.expression)
  }
  const visit = (node: Compiler.Node): void => {
    if (ts.isJsxExpression(node) && node.expression) {
      const { parent } = node
      if (!ts.isJsxAttribute(parent) || spoken.test(parent.name.getText())) results(node.expression)
    }
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText()) && node.initializer)
      results(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
