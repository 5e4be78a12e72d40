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
const isChecked = (file) => /\.(md|tsx?)$/.test(file) && !/\.test\./.test(file)

/** Sentences of the specification with words that we would not use. They have to be kept to the letter. */
const prescribed = ['Please choose a stronger password', 'Please log out and log back in', 'Please Log In']

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
  readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
const files = [...folders.flatMap(filesIn), ...documents].filter(isChecked)

const read = (file) => readFileSync(join(root, file), 'utf8')
const keyOf = (text) => createHash('sha256').update(text).digest('hex')

// A file is read again when it has changed, or when anything has changed that judges it.
const judges = [rulePath, import.meta.filename, join(root, 'scripts/prose-in.mjs')]
const record = join(scriptCache, `prose-${keyOf(judges.map((it) => readFileSync(it, 'utf8')).join())}.json`)
const clean = new Set(existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [])

const kernel = new TextlintKernel()
const problems = []
const passed = []
for (const file of files) {
  const source = prescribed.reduce((text, sentence) => text.replaceAll(sentence, blank), read(file))
  const key = keyOf(file + source)
  if (!clean.has(key)) {
    const text = file.endsWith('.md') ? source : proseIn(source)
    const { messages } = await kernel.lintText(text, { ...options, filePath: file, ext: extname(file) })
    problems.push(...messages.map(({ line, message }) => `${file}:${line}  ${message}`))
    if (messages.length > 0) continue
  }
  passed.push(key)
}
mkdirSync(scriptCache, { recursive: true })
writeFileSync(record, JSON.stringify(passed))

if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n${problems.length} words to replace\n`)
else process.stdout.write(`${files.length} files use the words of prose.yml\n`)
process.exitCode = problems.length > 0 ? 1 : 0
