// What the sign-in page ships: every script that /login loads before anybody signs in, gzip. Run after a build.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Kilobytes of JavaScript: the product's own limit. */
const limit = 100
const dist = join(import.meta.dirname, '../dist')
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))

function scriptsOf(key, found = new Set()) {
  const { file, imports = [] } = manifest[key]
  found.add(file)
  for (const imported of imports) {
    if (!found.has(manifest[imported].file)) scriptsOf(imported, found)
  }
  return found
}

const sizeOf = async (file) => ({ file, bytes: gzipSync(await readFile(join(dist, file))).length })
const scripts = await Promise.all([...scriptsOf('index.html'), 'theme.js'].map(sizeOf))
const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

for (const { file, bytes } of scripts)
  process.stdout.write(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}\n`)
process.stdout.write(`${total.toFixed(1).padStart(7)} KB  sign-in page, gzip; limit ${limit} KB\n`)
if (total > limit) process.exitCode = 1
