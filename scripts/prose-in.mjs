import { createRequire } from 'node:module'

// Version 7 of the compiler has no API yet. `require`, because an import first searches the 9 MB file for names.
const ts = createRequire(import.meta.url)('legacy-typescript')

/** Whether a string is meant for people: it has several words, or starts like a sentence. */
const isProse = (text) => /\S\s+\S/.test(text) || /^\p{Lu}\p{Ll}/u.test(text)

/** Paths of modules, SQL, class names and drawings. */
const isCode = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isTaggedTemplateExpression(node) ||
  (ts.isCallExpression(node) && node.expression.escapedText === 'raw') ||
  (ts.isJsxAttribute(node) && /^(class|className|d|viewBox)$/.test(node.name.text))

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

/** Keeps the line ends, so that positions stay the same. */
export const blank = (text) => text.replace(/[^\n]+/g, (line) => '·'.repeat(line.length))

/** The texts and comments of a TypeScript file, with everything else blanked out. */
export function proseIn(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  let [code, prose, end] = ['', '', 0]
  const visit = (node) => {
    const isPattern = ts.isRegularExpressionLiteral(node)
    if (!isText(node) && !isPattern && !isCode(node)) return ts.forEachChild(node, visit)
    const before = source.slice(end, node.getStart(tree))
    const text = source.slice(node.getStart(tree), node.end)
    code += before + blank(text)
    prose += blank(before) + (isText(node) && isProse(node.text) ? text : blank(text))
    end = node.end
  }
  visit(tree)
  code += source.slice(end)
  prose += blank(source.slice(end))
  for (const { index, 0: comment } of code.matchAll(/\/\*.*?\*\/|\/\/[^\n]*/gs)) {
    const words = comment
      .replace(/`[^`]*`/g, blank)
      .replace(/^\s*(\/\*+|\*(?!\/)|\/\/)|\*\/$/gm, (mark) => mark.replace(/\S/g, ' '))
    prose = prose.slice(0, index) + words + prose.slice(index + comment.length)
  }
  return prose
}
