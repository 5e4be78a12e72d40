import { build } from 'vite'
import { languagesToBuild } from './vite/languagesToBuild.ts'
import { pagesIn } from './vite/pagesIn.ts'
import { precompress } from './vite/precompress.ts'

// npm run build: the pages in each language, in one folder. Files that are the same in all languages are
// shared.
const languages = languagesToBuild(process.env.CAMPANILE_LANGUAGES)
for (const [index, language] of languages.entries()) {
  const pages = pagesIn(language, languages)
  const isFirst = index === 0
  await build({
    ...pages,
    configFile: false,
    root: import.meta.dirname,
    build: { ...pages.build, emptyOutDir: isFirst, copyPublicDir: isFirst },
  })
}
await precompress(`${import.meta.dirname}/dist`)
