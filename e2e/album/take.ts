import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@campanile/contract/roles.ts'
import { languageCookie } from '@campanile/messages/languages.ts'
import { openPool } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { launchChromium } from '../support/chromium.ts'
import { screens, strangers } from '../support/screens.ts'
import { startServerProcess } from '../support/server-process.ts'
import { watchSettling } from '../support/settling.ts'
import { details } from './details.ts'
import { findRows, type Rows } from './rows.ts'

// Every screen of every role on the demo campus, on desktop and phone, light and dark. Arguments filter the
// screens; ALBUM_LANGUAGE=ar takes them in Arabic.
const language = process.env.ALBUM_LANGUAGE
const words = process.argv.slice(2).join(' ').split(' ').filter(Boolean)
const folder = join(import.meta.dirname, '../../screenshots', language ?? '')
const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }
const password = 'campanile'
const placeholder = /:(\w+)/g
const wordsIn = (path: string) => [...path.matchAll(placeholder)].map(([, word]) => word!)

const dataDir = mkdtempSync(join(tmpdir(), 'campanile-album-'))
// PostgreSQL's user needs access.
chmodSync(dataDir, 0o711)
const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: '' }, ['--demo'])
const browser = await launchChromium()
try {
  const rows = await rowsOf(dataDir)
  const visitors: (Role | 'stranger')[] = ['admin', 'lecturer', 'student', 'staff', 'stranger']
  for (const visitor of visitors) await visit(browser, visitor, rows)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function rowsOf(demo: string): Promise<Rows> {
  const log = createLog('silent')
  const { url } = await startEmbeddedPostgres({ dir: join(demo, 'db'), log })
  const pool = openPool(url, log, 1)
  try {
    return await findRows(pool)
  } finally {
    await pool.end()
  }
}

async function visit(shared: Browser, visitor: Role | 'stranger', rows: Rows): Promise<void> {
  const paths = visitor === 'stranger' ? strangers : [...screens[visitor], ...details[visitor]]
  const chosen = paths.filter((path) => words.every((word) => `${visitor} ${path}`.includes(word)))
  if (chosen.length === 0) return
  const context = await shared.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  if (language) await context.addCookies([{ name: languageCookie, value: language, url: server.url }])
  if (visitor !== 'stranger') {
    const answer = await context.request.post('/api/session', {
      data: { email: `${visitor}@campanile.test`, password },
      headers: { origin: server.url },
    })
    if (!answer.ok()) throw new Error(`${visitor} cannot sign in: ${await answer.text()}`)
  }
  const known: Rows = { ...rows, import: visitor === 'admin' ? await makeImport(context) : null }
  const page = await context.newPage()
  const told = tellTroubles(page)
  const isSettled = watchSettling(page)
  for (const path of chosen) {
    told.at = `${visitor} ${path}`
    const missing = wordsIn(path).find((word) => !known[word])
    if (missing) {
      process.stdout.write(`  - ${told.at}: the demo campus has no ${missing}\n`)
      continue
    }
    await page.setViewportSize(sizes[1440])
    await page.goto(path.replace(placeholder, (_, word: string) => known[word]!))
    await isSettled()
    await takeFour(page, join(folder, visitor), nameOf(path), isSettled)
    process.stdout.write(`${visitor} ${path}\n`)
  }
  await context.close()
}

/** Uploads a file with some invalid lines. */
async function makeImport({ request }: BrowserContext): Promise<string> {
  const answer = await request.post('/api/imports?format=departments&filename=departments.csv', {
    data: Buffer.from('code,name\nHIS,History\nHIS,History once more\nLAW,\nMUS,Music\n'),
    headers: { origin: server.url, 'content-type': 'application/octet-stream' },
  })
  if (!answer.ok()) throw new Error(`the import was refused: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  return id
}

function nameOf(path: string): string {
  return path
    .replace(/^\/(app\/)?/, '')
    .replace(/[^\w-]+/g, '_')
    .replace(/^_|_$/g, '')
}

async function takeFour(page: Page, into: string, name: string, isSettled: () => Promise<void>) {
  mkdirSync(into, { recursive: true })
  for (const [width, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await isSettled()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
      await page.screenshot({
        path: join(into, `${name}--${width}-${theme}.png`),
        fullPage: true,
        animations: 'disabled',
      })
    }
  }
}

/** Prints errors of a page with the screen on which they occurred. */
function tellTroubles(page: Page) {
  const told = { at: '' }
  const tell = (what: string) => void process.stdout.write(`  ! ${told.at}: ${what}\n`)
  page.on('pageerror', ({ message }) => tell(message))
  page.on('response', (response) => {
    if (response.status() >= 400) tell(`${response.status()} ${response.url()}`)
  })
  return told
}
