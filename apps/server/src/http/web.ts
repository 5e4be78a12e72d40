import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const yearSeconds = 31_536_000
/** Folders whose files carry their version in name or package: a missing one is 404, never a page. */
const assetFolders = /^\/(assets|models|wasm)\//

/** What a link to such a page says of a person is for whoever was given the link, and for no search engine. */
const unlisted = /^\/verify(\/|$)/

/** Serves the built pages; every path without a file of its own is the application. */
export async function mountWeb(app: FastifyInstance, webRoot: string | undefined) {
  if (!webRoot || !existsSync(join(webRoot, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const folder = path.slice(webRoot.length).replaceAll('\\', '/')
      const cache = folder.startsWith('/assets/')
        ? `public, max-age=${yearSeconds}, immutable`
        : assetFolders.test(folder)
          ? 'public, max-age=86400'
          : 'no-cache'
      reply.setHeader('cache-control', cache)
    },
  })
  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (/^\/api(\/|$)/.test(path) || assetFolders.test(path) || /\.[a-z0-9]{2,5}$/i.test(path))
      return reply.callNotFound()
    if (unlisted.test(path)) reply.header('x-robots-tag', 'noindex')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
