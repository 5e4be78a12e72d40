import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

/** Builds the pages in the pseudo-locale into a folder. */
export async function buildPseudoPages(folder: string) {
  const script = join(import.meta.dirname, 'build-pseudo-pages.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: root })
}

/** Serves a page from that folder, and everything else from the server. */
export const showPseudoPages = (page: Page, folder: string) =>
  page.route(
    ({ pathname }) => !/^\/(api|models|wasm)\//.test(pathname),
    (route) => {
      const file = join(folder, new URL(route.request().url()).pathname)
      const isPage = route.request().resourceType() === 'document'
      if (!isPage && !existsSync(file)) return route.continue()
      return route.fulfill({ path: isPage ? join(folder, 'index.html') : file })
    },
  )
