import type { Plugin } from 'vite'
import { textDirection } from '../../../packages/contract/src/locale.ts'
import { fileIn, type Language, languages } from '../../../packages/messages/src/languages.ts'
import { documentMessages } from './messages.ts'
import { webManifest } from './webManifest.ts'

/** Writes index.html and the manifest in a language. */
export function documentIn(language: Language): Plugin {
  const { locale } = languages[language]
  const manifest = fileIn(language, 'manifest.webmanifest')
  const opening = `<html lang="${new Intl.Locale(locale).baseName}"`
  const direction = textDirection(locale) === 'rtl' ? ' dir="rtl"' : ''
  return {
    name: 'campanile:document',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${manifest}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(webManifest(language))
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html
          .replace('<html lang="en-GB"', opening + direction)
          .replace('%DESCRIPTION%', documentMessages(locale).pageDescription())
          .replace('%MANIFEST%', `/${manifest}`),
        tags: [],
      }),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: manifest, source: webManifest(language) })
        const page = bundle['index.html']
        if (language === 'en' || page?.type !== 'asset') return
        delete bundle['index.html']
        this.emitFile({ type: 'asset', fileName: fileIn(language, 'index.html'), source: page.source })
      },
    },
  }
}
