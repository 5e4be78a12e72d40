import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '../../../packages/messages/src/languages.ts'

/** Adds the styles of a language's script, such as its font, where `src/styles` has a file for it. */
export function scriptStyles(language: Language): Plugin {
  const path = `./styles/script.${language}.css`
  return {
    name: 'campanile:script-styles',
    transform: {
      filter: { id: /\/src\/main\.tsx$/ },
      handler: (code) =>
        existsSync(join(import.meta.dirname, '../src', path)) ? `import '${path}'\n${code}` : null,
    },
  }
}
