import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
// By its path: Vite leaves packages in its configuration to Node, and Node 20 reads no TypeScript.
import { faceEngine } from '../../packages/face/src/vite.ts'
import { inlineMessages } from '../../packages/messages/src/vite.ts'
import { chunks } from './vite/chunks.ts'
import { directIcons } from './vite/directIcons.ts'
import { operations } from './vite/operations.ts'
import { pdfFiles } from './vite/pdfFiles.ts'
import { precompress } from './vite/precompress.ts'
import { preloadFont } from './vite/preloadFont.ts'
import { serviceWorker } from './vite/serviceWorker.ts'

const { nameOf, plugin: shareChunks } = chunks()

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    directIcons(),
    inlineMessages({ locale: 'en-GB' }),
    shareChunks,
    faceEngine(),
    operations(),
    pdfFiles(),
    preloadFont(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
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
})
