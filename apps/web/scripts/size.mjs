// What the first pages ship: every script that one needs before it shows, gzip. Run after a build.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../dist')
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))

const signIn = ['index.html']
const dashboard = [
  ...signIn,
  'src/OtherRoutes.tsx',
  'src/shell/DataArea.tsx',
  'src/shell/SessionArea.tsx',
  'src/shell/Shell.tsx',
  'src/shell/Dashboard.tsx',
]
const home = (role) => [...dashboard, `src/shell/homes/${role}Home.tsx`]

/** Kilobytes of JavaScript: the product's own limits. */
const pages = [
  { name: 'sign-in page', entries: signIn, limit: 100 },
  { name: 'dashboard of admins', entries: home('Admin'), limit: 175 },
  { name: 'dashboard of lecturers', entries: home('Lecturer'), limit: 175 },
  { name: 'dashboard of students', entries: home('Student'), limit: 175 },
  { name: 'dashboard of staff', entries: home('Staff'), limit: 175 },
]

function scriptsOf(key, found = new Set()) {
  const { file, imports = [] } = manifest[key]
  found.add(file)
  for (const imported of imports) {
    if (!found.has(manifest[imported].file)) scriptsOf(imported, found)
  }
  return found
}

const sizeOf = async (file) => gzipSync(await readFile(join(dist, file))).length

for (const { name, entries, limit } of pages) {
  const files = new Set(['theme.js', ...entries.flatMap((key) => [...scriptsOf(key)])])
  const sizes = await Promise.all([...files].map(sizeOf))
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
  process.stdout.write(
    `${total.toFixed(1).padStart(7)} KB  ${name}: ${files.size} scripts, gzip; limit ${limit} KB\n`,
  )
  if (total > limit) process.exitCode = 1
}
