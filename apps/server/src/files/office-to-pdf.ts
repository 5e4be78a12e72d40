import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { errorCode } from '#platform/error-code.ts'
import { removeLeftOver } from './remove-left-over.ts'

/** Prefix of the temporary folder of a conversion. */
const folderPrefix = 'campanile-office-'

/** Milliseconds for one document, the start of LibreOffice included. */
const defaultTimeLimit = 60_000
/** The most bytes in a converted file. */
export const maxPdfBytes = 50 * 1024 * 1024

interface Options {
  timeLimit?: number
  maxBytes?: number
}

/** Removes the documents of conversions that a killed server left behind. */
export const removeOldConversions = (now: Date): Promise<void> =>
  removeLeftOver(tmpdir(), now, (name) => name.startsWith(folderPrefix))

const item = (path: string, name: string, value: string | number | boolean) =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

/** No macros, no links to other files or addresses, nothing kept. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${item('/org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', 3)}
${item('/org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', true)}
${item('/org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', true)}
${item('/org.openoffice.Office.Writer/Content/Update', 'Link', 0)}
${item('/org.openoffice.Office.Calc/Content/Update', 'Link', 2)}
</oor:items>
`

/**
 * Converts a document with LibreOffice and passes the PDF file to the callback. Everything it writes is in one
 * temporary folder, which is always removed. Returns null if the document cannot be converted in time or
 * becomes too large.
 * @throws Error when LibreOffice cannot be started
 */
export async function withOfficePdf<T>(
  program: string,
  document: { bytes: Buffer; extension: string },
  use: (pdf: { path: string; size: number }) => Promise<T>,
  { timeLimit = defaultTimeLimit, maxBytes = maxPdfBytes }: Options = {},
): Promise<T | null> {
  const folder = await mkdtemp(join(tmpdir(), folderPrefix))
  try {
    const profile = join(folder, 'profile')
    const out = join(folder, 'out')
    const source = join(folder, `work.${document.extension}`)
    await mkdir(join(profile, 'user'), { recursive: true })
    await mkdir(out)
    await writeFile(join(profile, 'user/registrymodifications.xcu'), settings)
    await writeFile(source, document.bytes, { mode: 0o600 })
    const wasConverted = await convert(program, { folder, profile, out, source }, timeLimit)
    if (!wasConverted) return null
    const [name] = (await readdir(out)).filter((it) => it.endsWith('.pdf'))
    if (!name) return null
    const path = join(out, name)
    const { size } = await stat(path)
    return size === 0 || size > maxBytes ? null : await use({ path, size })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Places {
  folder: string
  profile: string
  out: string
  source: string
}

/** Whether the program succeeded. It runs in its own process group, which is ended with it. */
function convert(program: string, { folder, profile, out, source }: Places, timeLimit: number) {
  const options = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nofirststartwizard']
  const profileUrl = `-env:UserInstallation=${pathToFileURL(profile).href}`
  const child = spawn(program, [...options, profileUrl, '--convert-to', 'pdf', '--outdir', out, source], {
    cwd: folder,
    // None of our secrets.
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    stdio: 'ignore',
    detached: true,
  })
  return new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => endGroup(child), timeLimit)
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      endGroup(child)
      resolve(code === 0)
    })
  })
}

function endGroup({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // The whole group has ended already.
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
