import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { TextlintKernel } from '@textlint/kernel'
import { root, scriptCache } from './prepare.mjs'
import { blank, proseIn } from './prose-in.mjs'

// npm run check:prose: reports words in docs, texts and comments that have a better one, listed in prose.yml.

const folders = ['docs', 'apps/web/src', 'apps/server/src', 'packages/contract/src']
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
/** The glossary names the words to avoid itself. */
const isChecked = (file) => /\.(md|tsx?)$/.test(file) && !/\.test\.|glossary\.md$/.test(file)

/** Sentences of the specification with words that we would not use. They have to be kept to the letter. */
const prescribed = [
  'Please choose a stronger password',
  'Please log out and log back in',
  'Please Log In',
  'You must be logged in',
]

/** The prose of a TypeScript file as one text. */
class TypeScriptProse {
  availableExtensions = () => ['.ts', '.tsx']
  processor = () => ({
    preProcess(source) {
      const lines = source.split('\n')
      const range = [0, source.length]
      const loc = { start: { line: 1, column: 0 }, end: { line: lines.length, column: lines.at(-1).length } }
      const text = { type: 'Str', raw: source, value: source, range, loc }
      return { type: 'Document', raw: source, range, loc, children: [text] }
    },
    postProcess: (messages, filePath) => ({ messages, filePath }),
  })
}

const require = createRequire(import.meta.url)
const rulePath = join(root, 'scripts/prose.yml')
const options = {
  plugins: [
    { pluginId: 'markdown', plugin: require('@textlint/textlint-plugin-markdown').default },
    { pluginId: 'typescript', plugin: { Processor: TypeScriptProse } },
  ],
  rules: [{ ruleId: 'prh', rule: require('textlint-rule-prh').default, options: { rulePaths: [rulePath] } }],
}

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  )
const files = [...folders.flatMap(filesIn), ...documents].filter(isChecked)

const read = (file) => readFileSync(join(root, file), 'utf8')
const keyOf = (text) => createHash('sha256').update(text).digest('hex')

// A file is checked again if it or any part of the check has changed.
const judges = [rulePath, import.meta.filename, join(root, 'scripts/prose-in.mjs')]
const record = join(scriptCache, `prose-${keyOf(judges.map((it) => readFileSync(it, 'utf8')).join())}.json`)
const clean = new Set(existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [])

const all = files.map((file) => {
  const source = prescribed.reduce((text, sentence) => text.replaceAll(sentence, blank), read(file))
  return { file, source, key: keyOf(file + source) }
})
const unread = all.filter(({ key }) => !clean.has(key))

const kernel = new TextlintKernel()
const lint = async (text, file) =>
  (await kernel.lintText(text, { ...options, filePath: file, ext: extname(file) })).messages

const problems = []
const isCode = ({ file }) => !file.endsWith('.md')
for (const { file, source } of unread.filter((it) => !isCode(it)))
  for (const { line, message } of await lint(source, file)) problems.push({ file, line, message })

// All code in one text, because the rule reads prose.yml again for every text.
const starts = []
let prose = ''
let next = 1
for (const { file, source } of unread.filter(isCode)) {
  starts.push({ file, first: next })
  prose += `${proseIn(source, file)}\n\n`
  next += source.split('\n').length + 1
}
for (const { line, message } of await lint(prose, 'all.ts')) {
  const { file, first } = starts.findLast((it) => it.first <= line)
  problems.push({ file, line: line - first + 1, message })
}

const failed = new Set(problems.map(({ file }) => file))
mkdirSync(scriptCache, { recursive: true })
writeFileSync(record, JSON.stringify(all.filter(({ file }) => !failed.has(file)).map(({ key }) => key)))

for (const { file, line, message } of problems) process.stderr.write(`${file}:${line}  ${message}\n`)
if (problems.length > 0) process.stderr.write(`${problems.length} words to replace\n`)
else process.stdout.write(`${files.length} files use the words of prose.yml\n`)
process.exitCode = problems.length > 0 ? 1 : 0
