import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { build, createServer as createViteServer, type InlineConfig, type Plugin } from 'vite'
import { faceEngine } from '../vite.ts'

const library = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'))
const systemChromium = '/usr/bin/chromium'
const chromiumFile = process.env.CHROMIUM ?? (existsSync(systemChromium) ? systemChromium : undefined)
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.jpg': 'image/jpeg',
}

/** The product's policy: scripts from its own server and WebAssembly, nothing else. */
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

/** Requests for models at this path never get a response. */
const hangingPath = '/hanging/'

/**
 * Serves the face library's demo pictures under /pictures/ and never responds under /hanging/. Returns false
 * for other paths.
 */
async function answerSpecial(...[request, response]: Parameters<RequestListener>): Promise<boolean> {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
  if (path.startsWith(hangingPath)) return true
  if (!path.startsWith('/pictures/')) return false
  response.setHeader('content-type', 'image/jpeg')
  response.end(await readFile(join(library, 'demo', path.slice('/pictures/'.length))))
  return true
}

function serveFolder(folder: string): RequestListener {
  return async (request, response) => {
    if (await answerSpecial(request, response)) return
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) {
      response.statusCode = 404
      response.end()
      return
    }
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream')
    response.setHeader('content-security-policy', policy)
    response.end(await readFile(file))
  }
}

const specialAddresses: Plugin = {
  name: 'special-addresses',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      answerSpecial(request, response).then((answered) => answered || next(), next)
    })
  },
}

function viteConfig(folder: string): InlineConfig {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    cacheDir: join(folder, 'cache'),
    plugins: [faceEngine(), specialAddresses],
    build: { outDir: join(folder, 'site'), emptyOutDir: true },
    server: { host: '127.0.0.1', port: 0, ws: false, hmr: false },
  }
}

async function builtSite(folder: string) {
  await build(viteConfig(folder))
  const server = createHttpServer(serveFolder(join(folder, 'site')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/`, close }
}

async function developmentSite(folder: string) {
  const server = await createViteServer(viteConfig(folder))
  await server.listen()
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('Vite gave no address.')
  return { url, close: () => server.close() }
}

/** The test page on a server. */
export type EngineSite = {
  readonly url: string
  /** The folder of the built files, to measure their sizes. */
  readonly folder: string
  readonly close: () => Promise<void>
}

/**
 * Puts the engine on a page with the product's own Vite plugin and serves it.
 *
 * @param mode 'build' serves the output of `vite build`, 'development' that of `vite dev`
 */
export async function serveEngine(mode: 'build' | 'development' = 'build'): Promise<EngineSite> {
  const folder = await mkdtemp(join(tmpdir(), 'campanile-face-'))
  const site = await (mode === 'build' ? builtSite(folder) : developmentSite(folder))
  const close = async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: site.url, folder: join(folder, 'site'), close }
}

/** The test page in a running Chromium. */
export type EnginePage = {
  readonly page: Page
  readonly site: EngineSite
  readonly close: () => Promise<void>
}

/** Serves the test page and opens it in Chromium. */
export async function openEnginePage(mode: 'build' | 'development' = 'build'): Promise<EnginePage> {
  const site = await serveEngine(mode)
  const browser = await chromium.launch({
    ...(chromiumFile && { executablePath: chromiumFile }),
    args: chromiumFlags,
  })
  const close = async () => {
    await browser.close()
    await site.close()
  }
  const page = await browser.newPage()
  await page.goto(site.url)
  return { page, site, close }
}
