import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type * as Read from './endpoints.ts'

/** What is exported under each name. */
const provided = {
  'virtual:operations': 'endpoints',
  'virtual:public-operations': 'publicEndpoints',
} as const
const resolved = (name: string) => `\0${name}`

/**
 * Provides `virtual:operations` and `virtual:public-operations`: method, path and kind of the operations of the
 * contract, read while building, so that no schema reaches the browser through the client.
 */
export function operations(): Plugin {
  return {
    name: 'campanile:operations',
    resolveId: (id) => (id in provided ? resolved(id) : null),
    async load(id) {
      const exported = Object.entries(provided).find(([name]) => id === resolved(name))?.[1]
      if (!exported) return null
      const { module, dependencies } = await runnerImport<typeof Read>(
        join(import.meta.dirname, 'endpoints.ts'),
      )
      for (const file of dependencies) this.addWatchFile(file)
      return `export const ${exported} = ${JSON.stringify(module[exported])}`
    },
  }
}
