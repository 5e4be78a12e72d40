import { join } from 'node:path'
import { pseudo } from '@campanile/messages/pseudo.ts'
import { inlineMessages } from '@campanile/messages/vite.ts'
import { build } from 'vite'
import { pagesIn } from '../../apps/web/vite/pagesIn.ts'

// Builds the pages in the pseudo-locale, into the folder that is given.
const { plugins = [], ...pages } = pagesIn('en', ['en'])
const inEnglish = 'campanile:messages'
await build({
  ...pages,
  configFile: false,
  root: join(import.meta.dirname, '../../apps/web'),
  logLevel: 'warn',
  plugins: [
    ...plugins.filter((it) => !(it && 'name' in it && it.name === inEnglish)),
    inlineMessages({ locale: 'en-GB', textOf: (_code, english) => pseudo(english) }),
  ],
  build: { ...pages.build, outDir: process.argv[2]!, emptyOutDir: true },
})
