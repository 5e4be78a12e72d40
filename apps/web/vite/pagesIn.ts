import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
// By its path: Vite leaves packages in its configuration to Node, and Node 20 reads no TypeScript.
import { faceEngine } from '../../../packages/face/src/vite.ts'
import { fileIn, type Language } from '../../../packages/messages/src/languages.ts'
import { chunks } from './chunks.ts'
import { directIcons } from './directIcons.ts'
import { documentIn } from './documentIn.ts'
import { inlineMessagesIn } from './inlineMessagesIn.ts'
import { operations } from './operations.ts'
import { pdfFiles } from './pdfFiles.ts'
import { preloadFonts } from './preloadFonts.ts'
import { scriptStyles } from './scriptStyles.ts'
import { serviceWorker } from './serviceWorker.ts'

/** How the pages are built in a language. `built` are the languages that people can select. */
export function pagesIn(language: Language, built: readonly Language[]): UserConfig {
  const { nameOf, plugin: shareChunks } = chunks()
  return {
    plugins: [
      react(),
      tailwind(),
      directIcons(),
      inlineMessagesIn(language),
      scriptStyles(language),
      shareChunks,
      faceEngine(),
      operations(),
      pdfFiles(),
      preloadFonts(),
      serviceWorker(language),
      documentIn(language),
    ],
    define: { __LANGUAGES__: JSON.stringify(built) },
    build: {
      target: 'es2022',
      manifest: fileIn(language, '.vite/manifest.json'),
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Every page that can be left for others carries the list of the files they need: names would double it.
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'app', tags: ['$initial'], priority: 2 }, { name: nameOf }],
          },
        },
      },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000', '/calendar/': 'http://127.0.0.1:3000' } },
  }
}
