import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileIn, type Language, languageCodes, languageCookie } from '@campanile/messages/languages.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { holdsVersion } from './etag.ts'
import { chosenLanguage } from './page-language.ts'
import { type PageShell, readPageShell } from './page-shell.ts'
import { readSignedInCode } from './signed-in-code.ts'

const yearSeconds = 31_536_000
/**
 * Folders whose files have their version in the name or in their package. A missing file there is a 404,
 * never the application.
 */
const assetFolders = /^\/(assets|models|wasm)\//

/** These pages show personal data to people who were given the link. Search engines must not list them. */
const unlisted = /^\/verify(\/|$)/

/** A worker runs under the policy of its file. */
const workers = /^\/assets\/worker-/
/**
 * Headers that browsers read on pages only. On scripts and styles they would add a fifth to the size of a
 * first visit.
 */
const forPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-request-id',
  'connection',
]
/** Headers for requesting a newer version, which an immutable file never has. */
const forRevalidation = ['accept-ranges', 'etag', 'last-modified']

interface Web {
  /** The folder of the built pages. */
  webRoot: string | undefined
  /** The institution's language, for browsers without a supported language. */
  defaultLanguage: () => Promise<Language>
}

/**
 * Serves the built web app. Every path without a file serves the application, in the language of its
 * reader: the one selected in this browser, the first that it prefers, or the institution's.
 */
export async function mountWeb(app: FastifyInstance, { webRoot, defaultLanguage }: Web) {
  if (!webRoot || !existsSync(join(webRoot, 'index.html'))) return
  const fileOf = (language: Language) => join(webRoot, fileIn(language, 'index.html'))
  const built = languageCodes.filter((it) => existsSync(fileOf(it)))
  const shells = new Map(built.map((it) => [it, readPageShell(fileOf(it))]))
  const signedInCode = new Map(built.map((it) => [it, readSignedInCode(webRoot, it)]))
  await app.register(async (web) => {
    web.addHook('onSend', async ({ url }, reply) => {
      const isImmutable = url.startsWith('/assets/')
      if (reply.statusCode !== 200 || workers.test(url) || !(isImmutable || url === '/theme.js')) return
      reply.header('vary', 'accept-encoding')
      for (const name of isImmutable ? [...forPages, ...forRevalidation] : forPages) reply.removeHeader(name)
    })
    await web.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      // The page is not the same for everybody.
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const folder = path.slice(webRoot.length).replaceAll('\\', '/')
        const cache = folder.startsWith('/assets/')
          ? `max-age=${yearSeconds}, immutable`
          : assetFolders.test(folder)
            ? 'public, max-age=86400'
            : 'no-cache'
        reply.setHeader('cache-control', cache)
      },
    })
    web.get('/*', async (request, reply) => {
      const [path = '/'] = request.url.split('?')
      if (/^\/api(\/|$)/.test(path) || assetFolders.test(path) || /\.[a-z0-9]{2,5}$/i.test(path))
        return reply.callNotFound()
      if (unlisted.test(path)) reply.header('x-robots-tag', 'noindex')
      const wanted = chosenLanguage(
        { cookie: request.cookies[languageCookie], accepted: request.headers['accept-language'] },
        built,
      )
      const language = wanted ?? (await defaultLanguage())
      const shown = shells.has(language) ? language : 'en'
      const link = signedInCode.get(shown)?.(path)
      if (link) reply.header('link', link)
      return sendShell(reply, shells.get(shown)!)
    })
  })
}

/** Sends the page, or 304 if the browser has it. Its language depends on the cookie and the preferences. */
function sendShell(reply: FastifyReply, shell: PageShell) {
  const { headers } = reply.request
  const { bytes, etag, encoding } = shell.body(headers['accept-encoding'])
  reply.headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language, accept-encoding', etag })
  if (holdsVersion(headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(bytes)
}
