import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const compressible = /(\.(js|css|html|svg|json|wasm|bin|webmanifest|txt)|-shard\d+)$/
/** Bytes; below this compression saves less than the header that names it. */
const smallest = 256
/** Bytes; brotli's best level takes ten times as long and gains two percent on weights. */
const large = 1024 * 1024
/** A copy is kept when it saves at least a tenth. */
const worthwhile = 0.9

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

async function compressFile(file: string) {
  const content = await readFile(file)
  if (content.length < smallest) return
  const quality = content.length > large ? 6 : zlib.BROTLI_MAX_QUALITY
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
  const copies = [
    [`${file}.br`, await brotli(content, { params })],
    [`${file}.gz`, await deflate(content, { level: zlib.Z_BEST_COMPRESSION })],
  ] as const
  for (const [path, bytes] of copies) {
    if (bytes.length < content.length * worthwhile) await writeFile(path, bytes)
  }
}

/**
 * Writes a .br and a .gz file beside every compressible file of the build; the server sends them directly.
 */
export async function precompress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((it) => it.isFile() && compressible.test(it.name))
  await Promise.all(files.map((it) => compressFile(join(it.parentPath, it.name))))
}
