import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { withOfficePdf } from './office-to-pdf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campanile-test-office-'))
  return () => rm(folder, { recursive: true, force: true })
})

/** A fake LibreOffice. `$out` is the folder for the PDF file, `$in` the document. */
async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name)
  const variables =
    'for it in "$@"; do in="$it"; done\nwhile [ "$1" != --outdir ]; do shift; done\nout="$2"\n'
  await writeFile(path, `#!/bin/sh\n${variables}${script}\n`)
  await chmod(path, 0o755)
  return path
}

const document = { bytes: Buffer.from('a document'), extension: 'docx' }
const readText = ({ path }: { path: string }) => readFile(path, 'utf8')
const conversions = async () => (await readdir(tmpdir())).filter((it) => it.startsWith('campanile-office-'))

it('converts a document without our environment, and leaves nothing behind', async () => {
  process.env.SECRET_KEY = 'not for LibreOffice'
  onTestFinished(() => {
    delete process.env.SECRET_KEY
  })
  const before = await conversions()
  const copy = await program('copy', '{ cat "$in"; env; } > "$out/work.pdf"')
  const text = await withOfficePdf(copy, document, readText)
  expect(text).toContain('a document')
  expect(text).not.toContain('not for LibreOffice')
  expect(await conversions()).toEqual(before)
})

it.each([
  ['fails', 'exit 1'],
  ['writes no file', 'exit 0'],
  ['writes an empty file', ': > "$out/work.pdf"'],
  ['writes too much', 'head -c 2000 /dev/zero > "$out/work.pdf"'],
])('returns nothing when the conversion %s', async (name, script) => {
  const path = await program(name.replaceAll(' ', '-'), script)
  expect(await withOfficePdf(path, document, readText, { maxBytes: 1000 })).toBeNull()
})

it('ends a conversion that takes too long, with all that it started', async () => {
  const path = await program('slow', `sleep 600 & echo $! > ${folder}/pid; wait`)
  expect(await withOfficePdf(path, document, readText, { timeLimit: 1_500 })).toBeNull()
  const pid = Number(await readFile(join(folder, 'pid'), 'utf8'))
  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false)
})

async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // A process that has ended but has not been waited for is a zombie.
  return status !== '' && !/\) Z /.test(status)
}

it('reports that the program cannot be started', async () => {
  await expect(withOfficePdf(join(folder, 'missing'), document, readText)).rejects.toThrow('ENOENT')
})
