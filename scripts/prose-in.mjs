// Version 7 of the compiler has no API yet.
import ts from 'legacy-typescript'

/** Whether a string is meant for people: it has several words, or starts like a sentence. */
const isProse = (text) => /\S\s+\S/.test(text) || /^\p{Lu}\p{Ll}/u.test(text)

/** Paths of modules, SQL and class names. */
const isCode = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isTaggedTemplateExpression(node) ||
  (ts.isJsxAttribute(node) && /^(class|className|d|viewBox)$/.test(node.name.text))

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

/** Keeps the line ends, so that positions stay the same. */
export const blank = (text) => text.replace(/\S/g, '·')

/** The texts and comments of a TypeScript file, with everything else blanked out. */
export function proseIn(source) {
  const tree = ts.createSourceFile('any.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  let [code, prose, end] = ['', '', 0]
  const visit = (node) => {
    if (isCode(node)) return
    if (!isText(node) && !ts.isRegularExpressionLiteral(node)) return ts.forEachChild(node, visit)
    const before = source.slice(end, node.getStart(tree))
    const text = source.slice(node.getStart(tree), node.end)
    code += before + blank(text)
    prose += blank(before) + (isText(node) && isProse(node.text) ? text : blank(text))
    end = node.end
  }
  visit(tree)
  code += source.slice(end)
  prose += blank(source.slice(end))
  for (const { index, 0: comment } of code.matchAll(/\/\*[^]*?\*\/|\/\/.*/g)) {
    const words = comment.replace(/`[^`]*`/g, blank).replace(/^\s*(\/\*+|\*(?!\/)|\/\/)|\*\/$/gm, (mark) => mark.replace(/\S/g, ' '))
    prose = prose.slice(0, index) + words + prose.slice(index + comment.length)
  }
  return prose
}
