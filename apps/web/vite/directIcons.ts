import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const library = fileURLToPath(import.meta.resolve('lucide-react'))
const index = join(dirname(library), '../esm/lucide-react.mjs')
const exported = /^export \{ (.+) \} from '(\.\/icons\/.+)';$/gm
const imported = /import \{([^}]+)\} from ["']lucide-react["']/g

/** The file of each icon, by each of its names. */
function iconFiles() {
  const files = new Map<string, string>()
  for (const [, names = '', path = ''] of readFileSync(index, 'utf8').matchAll(exported))
    for (const name of names.split(', '))
      files.set(name.replace('default as ', ''), join(dirname(index), path))
  return files
}

/**
 * Imports each icon from its own file. The library's index imports all 1,700, so every module with an icon would
 * appear to need all of them, and each build would read them.
 */
export function directIcons(): Plugin {
  const files = iconFiles()
  const importOf = (specifier: string) => {
    const [name = '', local = name] = specifier.split(' as ')
    const file = files.get(name)
    return file
      ? `import ${local} from ${JSON.stringify(file)};`
      : `import { ${specifier} } from 'lucide-react';`
  }
  return {
    name: 'campanile:direct-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: imported },
      order: 'post',
      handler: (code) => ({
        code: code.replace(imported, (_, specifiers: string) =>
          specifiers
            .split(',')
            .map((it) => it.trim())
            .filter(Boolean)
            .map(importOf)
            .join(''),
        ),
        map: null,
      }),
    },
  }
}
