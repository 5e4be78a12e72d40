import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileIn, type Language } from '@campanile/messages/languages.ts'

/** Vite's record of a built file: its name, and the records that it imports. */
interface Built {
  file: string
  imports?: string[]
}

/** The page whose own script names all other code. */
const page = 'index.html'
const everyScreen = 'src/SignedInRoutes.tsx'
/** Where people arrive. Other screens are found in the code that every screen shares. */
const home = 'src/shell/Dashboard.tsx'

/**
 * A `Link` header for pages behind the sign-in, so that the browser fetches the code that they share together
 * with the page's first script instead of after it.
 *
 * @returns the header's value for a path; undefined for all other pages
 */
export function readSignedInCode(webRoot: string, language: Language) {
  const manifest = join(webRoot, fileIn(language, '.vite/manifest.json'))
  const built: Record<string, Built> = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  const shared = linksTo(built, [everyScreen])
  const withHome = linksTo(built, [everyScreen, home])
  return (path: string): string | undefined =>
    path === '/app/dashboard' ? withHome : path.startsWith('/app/') ? shared : undefined
}

function linksTo(built: Record<string, Built>, entries: readonly string[]): string | undefined {
  const keys = new Set(entries)
  // A set also iterates over what is added on the way.
  for (const key of keys) for (const imported of built[key]?.imports ?? []) keys.add(imported)
  keys.delete(page)
  const files = [...keys].flatMap((key) => built[key]?.file ?? [])
  return files.map((file) => `</${file}>; rel=modulepreload`).join(', ') || undefined
}
