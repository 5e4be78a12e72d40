import type { Plugin } from 'vite'

/** Adds <link rel=preload> for the Latin font file, under its hashed name. */
export function preloadFont(): Plugin {
  return {
    name: 'campanile:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /hanken-grotesk-latin-wght.*\.woff2$/.test(file),
        )
        if (!font) return []
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', injectTo: 'head-prepend', attrs }]
      },
    },
  }
}
