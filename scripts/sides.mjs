import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
// Version 7 of the compiler has no API yet.
import ts from 'legacy-typescript'
import { root } from './prepare.mjs'

// The pages are read from left to right or from right to left, so they name the start and the end of a line,
// not its left and right. Rejects class names and styles that name a side.

const folders = ['apps/web/src', 'apps/web/gallery']

/** Files in which a side is meant, with the reason. */
const exceptions = {
  'apps/web/src/charts/Lines.tsx': 'Positions on a chart, whose axes always run from left to right.',
  'apps/web/src/domains/assignments/preview/AnnotationMarker.tsx': 'A position on a page of a document.',
  'apps/web/src/domains/people/profile/CropSquare.tsx': 'A position on a picture.',
}

const logical = [
  [/^-?m([lr])-/, 'ms-, me-'],
  [/^-?p([lr])-/, 'ps-, pe-'],
  [/^-?(left|right)-([\d[]|auto|full|px)/, 'inset-s-, inset-e-'],
  [/^text-(left|right)$/, 'text-start, text-end'],
  [/^(float|clear)-(left|right)$/, 'float-start, float-end'],
  [/^border-[lr](-|$)/, 'border-s, border-e'],
  [/^rounded-[tb]?[lr](-|$)/, 'rounded-s, rounded-ss, rounded-e'],
  [/^-?scroll-[mp][lr]-/, 'scroll-ms-, scroll-pe-'],
  [/^\[(margin|padding|border|scroll)[a-z-]*-(left|right)\b/, '[margin-inline-start:…]'],
]
const sideProperty =
  /^((margin|padding|border)(Left|Right)[A-Za-z]*|left|right|border(Top|Bottom)(Left|Right)Radius)$/
const sideDeclaration =
  /^\s*((margin|padding|border|scroll-margin|scroll-padding)-(left|right)[a-z-]*|left|right|(text-align|float|clear):\s*(left|right))\s*[:;]/

/** A class without its variants: `-ml-2` of `max-sm:hover:-ml-2`. */
const withoutVariants = (token) => token.replace(/^(?:[a-z@*-]+(?:\/[a-z]+|[[(][^\])]*[\])])?:)*!?/, '')

/** An element that is half its container's width away from its side and moved back by half its own is centred. */
const isCentring = (name, text) => name === 'left-1/2' && text.includes('-translate-x-1/2')

function problemsOfText(text) {
  return text.split(/\s+/).flatMap((token) => {
    const name = withoutVariants(token)
    const [, instead] = logical.find(([pattern]) => pattern.test(name)) ?? []
    return instead && !isCentring(name, text) ? [`${token}: ${instead}`] : []
  })
}

/** Whether a property is part of a style, not of other data. */
const isStyle = (node) =>
  Boolean(ts.findAncestor(node, (it) => ts.isJsxAttribute(it) && it.name.getText() === 'style'))

function problemsOfScript(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const problems = []
  const visit = (node) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const found = []
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...problemsOfText(node.text))
    if (ts.isPropertyAssignment(node) && sideProperty.test(node.name.getText()))
      if (isStyle(node) || /[A-Z]/.test(node.name.getText()))
        found.push(`${node.name.getText()}: marginInlineStart, insetInlineEnd, …`)
    problems.push(...found.map((problem) => ({ file, line, problem })))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** Rules for pages from right to left may name a side. */
const problemsOfStyles = (file, text) => {
  const lines = text.split('\n')
  return lines.flatMap((declaration, index) => {
    const selector = lines.slice(0, index).findLast((line) => /[{,]\s*$/.test(line)) ?? ''
    const [side] = (!selector.includes('[dir=') && sideDeclaration.exec(declaration)) || []
    return side
      ? [{ file, line: index + 1, problem: `${side.trim()} margin-inline-start, inset-inline-end, …` }]
      : []
  })
}

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\./.test(file)),
)
const all = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return file.endsWith('.css') ? problemsOfStyles(file, text) : problemsOfScript(file, text)
})

const problems = all.filter(({ file }) => !exceptions[file])
const stale = Object.keys(exceptions).filter((file) => !all.some((it) => it.file === file))
for (const { file, line, problem } of problems) process.stderr.write(`${file}:${line}\n  ${problem}\n`)
for (const file of stale)
  process.stderr.write(`${file}\n  names no side: remove it from scripts/sides.mjs.\n`)
if (problems.length + stale.length > 0) process.exit(1)
process.stdout.write(`${files.length} files of the pages name no side\n`)
