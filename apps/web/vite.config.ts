import { defineConfig } from 'vite'
import { pagesIn } from './vite/pagesIn.ts'

/** The development server shows the pages in English. `build.ts` builds them in every language. */
export default defineConfig(pagesIn('en', ['en']))
