import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// Version 7 of the compiler has no API yet.
import ts from 'legacy-typescript'
import { check } from 'recheck'
import { root, scriptCache } from './prepare.mjs'

// Rejects every regular expression of the product whose running time can grow faster than its input (decision
// 0008).

const folders = ['apps/server/src', 'apps/web/src', 'packages/contract/src', 'packages/face/src']

/**
 * Patterns that are built at run time are checked by an example, listed here with the file that builds them.
 */
const examples = {
  'apps/server/src/http/bearer.rules.ts': [/^Bearer (campanile_[A-Za-z0-9_-]{43})$/i],
  'apps/server/src/domains/service-accounts/oauth/access-token.ts': [
    /^Bearer (campanile_access_[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43})$/i,
  ],
  // Only patterns of the contract, which are checked where they are written.
  'apps/server/src/http/openapi-example.rules.ts': [/^[A-Z]{3}$/u],
  'apps/server/src/domains/erasure/naming.rules.ts': [
    /(?<![\p{L}\p{N}])(?:Ada\s+Lovelace|Lovelace\s+Ada|ada@campus\.test|S2026)(?![\p{L}\p{N}])/giu,
  ],
}

const isTested = (file) => /\.tsx?$/.test(file) && !/\.test\.|[/\\]test(ing)?[/\\]/.test(file)

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(isTested)

/** The patterns of a file by line, those built at run time separately. */
function patternsIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const literals = []
  const made = []
  const visit = (node) => {
    const place = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      literals.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isCall && node.expression.getText() === 'RegExp') made.push(place)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { literals, made }
}

const all = folders.flatMap(filesIn).map((file) => ({ file, ...patternsIn(file) }))
const unknown = all.flatMap(({ file, made }) => (examples[file]?.length === made.length ? [] : made))
const stale = Object.keys(examples).filter(
  (file) => !all.some((it) => it.file === file && it.made.length > 0),
)

const places = new Map()
for (const { file, literals } of all) {
  const given = (examples[file] ?? []).map(({ source, flags }) => ({
    place: `${file} (example)`,
    source,
    flags,
  }))
  for (const { place, source, flags } of [...literals, ...given]) {
    const key = `/${source}/${flags}`
    places.set(key, { source, flags, at: [...(places.get(key)?.at ?? []), place] })
  }
}

/**
 * These options give the same result on every machine, however busy it is. Patterns are analysed as automata,
 * including repetitions up to these counts. Patterns with look-around are tested with the same attack
 * strings, without a time limit.
 */
const options = {
  randomSeed: 0,
  timeout: 120_000,
  incubationTimeout: 60_000,
  attackTimeout: 60_000,
  maxRepeatCount: 1_000,
  maxSimpleRepeatCount: 1_000,
}

// The result depends only on the pattern, the options and the version of recheck.
const { version } = JSON.parse(readFileSync(join(root, 'node_modules/recheck/package.json'), 'utf8'))
const judgedBy = createHash('sha256').update(JSON.stringify({ version, options })).digest('hex')
const verdicts = join(scriptCache, `safe-patterns-${judgedBy}.json`)
const safe = new Set(existsSync(verdicts) ? JSON.parse(readFileSync(verdicts, 'utf8')) : [])

const waiting = [...places].filter(([pattern]) => !safe.has(pattern))
const problems = []
async function judge() {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [pattern, { source, flags, at }] = next
    const { status, complexity, error } = await check(source, flags, options)
    if (status === 'safe') safe.add(pattern)
    else problems.push(`${at.join(', ')}\n  ${pattern}\n  ${complexity?.summary ?? error?.kind ?? status}`)
  }
}
await Promise.all([judge(), judge()])
mkdirSync(scriptCache, { recursive: true })
writeFileSync(verdicts, JSON.stringify([...safe].filter((pattern) => places.has(pattern))))

for (const place of unknown)
  problems.push(`${place}\n  A pattern made at run time: add an example of it to scripts/patterns.mjs.`)
for (const file of stale)
  problems.push(`${file}\n  makes no pattern: remove its example from scripts/patterns.mjs.`)
if (problems.length > 0) {
  process.stderr.write(`${problems.sort().join('\n\n')}\n\n${problems.length} patterns to rewrite\n`)
  process.exit(1)
}
process.stdout.write(`${places.size} patterns match in linear time\n`)
process.exit(0)
