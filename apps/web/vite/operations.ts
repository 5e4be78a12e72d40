import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { endpoints } from './endpoints.ts'

const name = 'virtual:operations'
const resolvedName = `\0${name}`

/**
 * Provides `virtual:operations`: method, path and kind of every operation of the contract,
 * read while building, so that no schema reaches the browser through the client.
 */
export function operations(): Plugin {
  return {
    name: 'campanile:operations',
    resolveId: (id) => (id === name ? resolvedName : null),
    async load(id) {
      if (id !== resolvedName) return null
      const { module, dependencies } = await runnerImport<{ endpoints: typeof endpoints }>(
        join(import.meta.dirname, 'endpoints.ts'),
      )
      for (const file of dependencies) this.addWatchFile(file)
      return `export const endpoints = ${JSON.stringify(module.endpoints)}`
    },
  }
}
