import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { printTable } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]

/** Lighthouse on the sign-in page of a running server, for mobile and desktop. */
export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(dataDir, 0o711)
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, ['--demo'])
  const chromePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const rows: (string | number)[][] = []
    for (const formFactor of ['mobile', 'desktop'] as const) {
      const screenEmulation = { mobile: formFactor === 'mobile' }
      const result = await lighthouse(`${server.url}/login`, {
        port: chrome.port,
        onlyCategories: categories,
        formFactor,
        screenEmulation,
        ...(formFactor === 'desktop' && { throttlingMethod: 'provided' as const }),
      })
      const { lhr } = result!
      const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
      const shown = (name: string) => lhr.audits[name]?.displayValue ?? ''
      rows.push([
        formFactor,
        ...categories.map(score),
        shown('first-contentful-paint'),
        shown('largest-contentful-paint'),
        shown('total-blocking-time'),
        shown('cumulative-layout-shift'),
      ])
    }
    printTable(['', ...categories, 'FCP', 'LCP', 'TBT', 'CLS'], rows)
  } finally {
    chrome.kill()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
