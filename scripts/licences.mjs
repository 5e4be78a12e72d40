import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

// npm run check:licences             fails if a licence is not allowed, or the list in the document is outdated
// npm run check:licences -- --write  updates the list

/** Licences whose code may be combined with, and distributed in, an AGPL-3.0 work. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Bitstream-Vera',
])

/** Packages that do not declare one licence in npm's format. Taken from their own files. */
const readByHand = { 'png-js': 'MIT', 'dejavu-fonts-ttf': 'Bitstream-Vera', 'type-fest': 'MIT' }

/** Packages of the web app that are only used to build it. */
const buildTools = /^(@types\/|@vitejs\/|@tailwindcss\/|tailwindcss$|vite$)/

const document = join(root, 'docs/supply-chain.md')
const [begin, end] = ['<!-- licences: begin -->', '<!-- licences: end -->']
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** Where npm resolves a package from another package's folder. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[place]) return packages[place].link ? packages[place].resolved : place
    // Not installed: optional, for another platform.
    if (!folder) return undefined
    if (!folder.includes('node_modules/')) folder = ''
  }
}

/** All packages that run in production, in the server or in the browser. */
function runningPlaces() {
  const found = new Set()
  const follow = (place, names) => {
    for (const name of names) {
      const next = placeOf(name, place)
      if (!next || found.has(next)) continue
      found.add(next)
      const { dependencies, optionalDependencies } = packages[next]
      follow(next, Object.keys({ ...dependencies, ...optionalDependencies }))
    }
  }
  const { dependencies, optionalDependencies } = packages['apps/server']
  follow('apps/server', Object.keys({ ...dependencies, ...optionalDependencies }))
  const shipped = Object.keys(packages['apps/web'].devDependencies).filter((name) => !buildTools.test(name))
  follow('apps/web', shipped)
  return [...found].filter((place) => place.includes('node_modules/'))
}

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
const licenceOf = (place) => readByHand[nameOf(place)] ?? packages[place].license ?? 'none named'
const parts = (licence) => licence.replace(/[()]/g, '').split(/ AND | OR /)

const places = runningPlaces()
const refused = places.filter((place) => !parts(licenceOf(place)).every((it) => allowed.has(it)))
const licences = [...new Set(places.map(licenceOf))].toSorted()
const rows = licences.map((licence) => {
  const names = new Set(places.filter((place) => licenceOf(place) === licence).map(nameOf))
  return `| ${licence} | ${names.size} | ${[...names].toSorted().join(', ')} |`
})
const list = ['| licence | packages | which |', '| --- | --- | --- |', ...rows].join('\n')

const text = readFileSync(document, 'utf8')
const [before, rest] = text.split(begin)
const [, after] = rest.split(end)
const fresh = `${before}${begin}\n${list}\n${end}${after}`
if (process.argv.includes('--write')) writeFileSync(document, fresh)
else if (fresh !== text) fail('docs/supply-chain.md lists other packages: npm run check:licences -- --write')
for (const place of refused) fail(`${nameOf(place)} is under ${licenceOf(place)}, which is not allowed`)

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
