import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The rows of docs/specification.md whose second column names tests. */
const rows = read('docs/specification.md')
  .split('## Deliberate deviations')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Statement|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, statement, tests]) => ({ statement: statement ?? '', tests: tests?.split('<br>') ?? [] }))

test('every statement of the specification names the tests that hold it', () => {
  expect(rows.length).toBeGreaterThan(100)
  const missing = rows.flatMap(({ statement, tests }) =>
    tests.flatMap((named) => {
      const [, path = '', title = ''] = named.match(/^`([^`]+)`: (.+)$/) ?? []
      const source = path && existsSync(join(root, path)) ? read(path) : ''
      return title && source.includes(title) ? [] : [`${statement}: ${named}`]
    }),
  )
  expect(missing).toEqual([])
})

/** The product's text: its sources without tests and comments, each on one line. */
const sources = ['apps/web/src', 'packages/contract/src', 'packages/face/src', 'apps/server/src/domains']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
  .map((path) =>
    read(path)
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replaceAll(/\s+/g, ' '),
  )

test('every binding word of the specification is in the product, to the letter', () => {
  const binding = rows.flatMap(({ statement }) =>
    Array.from(statement.matchAll(/`([^`]+)`/g), ([, words]) => words!),
  )
  expect(binding.length).toBeGreaterThan(90)
  // A part in braces is a placeholder. The words around it must be in the same source.
  const missing = binding.filter((words) => {
    const parts = words.split(/\{\w+\}/).filter(Boolean)
    return !sources.some((source) => parts.every((part) => source.includes(part)))
  })
  expect(missing).toEqual([])
})

/** Degrees on the colour wheel of oklch. */
const hues = { admin: [10, 40], lecturer: [240, 270], student: [140, 170], staff: [290, 320] } as const

test('role badges are red for admins, blue for lecturers, green for students and purple for staff, light and dark', () => {
  const badge = read('apps/web/src/ui/RoleBadge.tsx')
  for (const [role, [from, to]] of Object.entries(hues)) {
    expect(badge).toContain(`${role}: 'bg-${role}-tint text-${role}-ink ring-${role}-line'`)
    for (const theme of ['light', 'dark']) {
      const colours = read(`apps/web/src/styles/${theme}.css`).matchAll(
        new RegExp(`--${role}-(tint|ink|line): oklch\\(\\S+ \\S+ (\\d+)`, 'g'),
      )
      const found = Array.from(colours, ([, part, hue]) => ({ part, fits: +hue! >= from && +hue! <= to }))
      const parts = ['tint', 'ink', 'line'].map((part) => ({ part, fits: true }))
      expect(found, `${theme} ${role}`).toEqual(expect.arrayContaining(parts))
      expect(found, `${theme} ${role}`).toHaveLength(parts.length)
    }
  }
})
