import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

// node scripts/domain-picture.mjs          draws the domains in docs/architecture.md from their imports
// node scripts/domain-picture.mjs --check  fails if the drawing is out of date

const document = join(root, 'docs/architecture.md')
const folder = 'apps/server/src/domains/'
/** Used by nearly every domain, so arrows to them would hide all others. */
const foundations = [
  'access',
  'accounts',
  'audit',
  'mail',
  'notifications',
  'people',
  'personal-data',
  'retention',
  'settings',
]

const files = readdirSync(join(root, folder), { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(?!.*(\.test\.|\/testing\/)).*\.ts$/.test(path))

const imported = new Map()
for (const file of files) {
  const [domain] = file.split('/')
  const targets = imported.get(domain) ?? new Set()
  for (const [, target] of readFileSync(join(root, folder, file), 'utf8').matchAll(
    /from '#domains\/([\w-]+)\/(?!.*\.tables\.ts')/g,
  ))
    if (target !== domain && !foundations.includes(target)) targets.add(target)
  imported.set(domain, targets)
}

const arrows = [...imported]
  .filter(([domain]) => !foundations.includes(domain))
  .toSorted()
  .map(([domain, targets]) =>
    targets.size === 0 ? `  ${domain}` : `  ${domain} --> ${[...targets].toSorted().join(' & ')}`,
  )
const picture = [
  '```mermaid',
  'flowchart LR',
  ...arrows,
  '  subgraph foundations [used by nearly all of them]',
  ...foundations.map((domain) => `    ${domain}`),
  '  end',
  '```',
].join('\n')

const [begin, end] = ['<!-- domains: drawn by scripts/domain-picture.mjs -->', '<!-- /domains -->']
const text = readFileSync(document, 'utf8')
const from = text.indexOf(begin)
const to = text.indexOf(end)
if (from < 0 || to < 0) throw new Error('docs/architecture.md lacks the place for the picture of the domains')
const drawn = `${text.slice(0, from)}${begin}\n${picture}\n${text.slice(to)}`
if (process.argv.includes('--check') && drawn !== text) {
  process.stderr.write('docs/architecture.md is out of date. Run `node scripts/domain-picture.mjs`.\n')
  process.exit(1)
}
if (drawn !== text) writeFileSync(document, drawn)
