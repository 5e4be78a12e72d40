import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { fileIn, type Language } from '../../../packages/messages/src/languages.ts'
import { inlineMessagesIn } from './inlineMessagesIn.ts'
import { firstFonts } from './preloadFonts.ts'
import { webManifest } from './webManifest.ts'

/** The pages that open without a network: the application, and those that keep a scan or a code. */
const precached = [
  'src/main.tsx',
  'src/SignedInRoutes.tsx',
  'src/shell/Dashboard.tsx',
  'src/shell/homes/StudentHome.tsx',
  'src/domains/attendance/offline/KeptScanSender.tsx',
  'src/domains/faces/kept/KeptFaceSender.tsx',
  'src/ui/Toaster.tsx',
  'src/shell/MenuDrawer.tsx',
  'src/shell/SignOutDialog.tsx',
  'src/shell/search/Palette.tsx',
  'src/ui/PopoverPanel.tsx',
  'src/domains/attendance/offline/OfflineCheckIn.tsx',
  'src/shell/attendance/AttendancePage.tsx',
  'src/shell/attendance/StudentAttendance.tsx',
  'src/domains/attendance/scan/ScanScreen.tsx',
  'src/shell/CheckInPage.tsx',
]
/** Not hashed by the build; their content counts for the version. */
const publicFiles = ['theme.js', 'favicon.svg']

/** The files that a module needs before it runs: its chunk, what that imports, and their styles and fonts. */
function filesOf(bundle: Rolldown.OutputBundle, modulePath: string, found: Set<string>) {
  const chunks = Object.values(bundle).filter((it) => it.type === 'chunk')
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(modulePath)))
  if (!start) throw new Error(`the service worker is to keep ${modulePath}, which is in no chunk`)
  const follow = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') follow(imported)
    }
  }
  follow(start)
}

function shellOf(bundle: Rolldown.OutputBundle, root: string, language: Language) {
  const found = new Set<string>()
  for (const path of precached) filesOf(bundle, path, found)
  const hashed = [...found, ...firstFonts(Object.keys(bundle))].sort()
  const digest = createHash('sha256').update(hashed.join('\n')).update(webManifest(language))
  digest.update(readFileSync(join(root, 'index.html')))
  for (const file of publicFiles) digest.update(readFileSync(join(root, 'public', file)))
  const page = `/${fileIn(language, 'index.html')}`
  const unhashed = [...publicFiles, fileIn(language, 'manifest.webmanifest')]
  return {
    version: digest.digest('hex').slice(0, 16),
    page,
    files: [page, ...[...unhashed, ...hashed].map((file) => `/${file}`)],
  }
}

/** The worker as one classic script: not every browser takes modules there. */
async function bundleWorker(root: string, language: Language, shell: object): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inlineMessagesIn(language)],
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/service-worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('the service worker was not built')
  return output.output[0].code
}

/** Adds the worker of a language, at an address that never changes, with the list of the files that it keeps. */
export function serviceWorker(language: Language): Plugin {
  let root = ''
  return {
    name: 'campanile:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundleWorker(root, language, shellOf(bundle, root, language))
        this.emitFile({ type: 'asset', fileName: fileIn(language, 'sw.js'), source })
      },
    },
  }
}
