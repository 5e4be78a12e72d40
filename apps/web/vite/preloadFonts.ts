import type { Plugin } from 'vite'

/** The fonts that a first page needs: Latin in every language, and that of the language's own script. */
export const firstFonts = (files: readonly string[]): string[] =>
  files.filter((file) => /(hanken-grotesk-latin|vazirmatn-arabic)-wght.*\.woff2$/.test(file))

/** Adds <link rel=preload> for the first fonts, under their hashed names. */
export function preloadFonts(): Plugin {
  return {
    name: 'campanile:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        firstFonts(Object.keys(bundle ?? {})).map((font) => ({
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
        })),
    },
  }
}
