import type { Plugin } from 'rolldown'

/** The part of the product that a source file belongs to, such as `domains/payroll` or `contract`. */
function bundlePart(file: string): string {
  const [, room, path = ''] = /\/(?:apps|packages)\/(\w+)\/src\/(.*)/.exec(file) ?? []
  if (!room) return 'other'
  if (room !== 'server') return room
  return /^(domains\/[^/]+|[^/]+(?=\/))/.exec(path)?.[0] ?? 'server'
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`

/** Prints how much of the bundle each part of the product takes, without libraries, the largest first. */
export const bundleParts = (): Plugin => ({
  name: 'bundle-parts',
  generateBundle(_options, bundle) {
    const parts = new Map<string, number>()
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [file, { renderedLength }] of Object.entries(chunk.modules)) {
        const part = bundlePart(file)
        parts.set(part, (parts.get(part) ?? 0) + renderedLength)
      }
    }
    for (const [part, bytes] of [...parts].toSorted((a, b) => b[1] - a[1]))
      process.stdout.write(`${kilobytes(bytes)}  ${part}\n`)
  },
})
