import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
/** The number of level 1 and 2 requirements in each section of ASVS 5.0.0, in order. */
const requirements: Record<string, readonly number[]> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
}
const numbers = Object.entries(requirements).flatMap(([chapter, sections]) =>
  sections.flatMap((most, section) =>
    Array.from({ length: most }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
)

/** `V4.4.1` to `V4.4.4` may be written as `V4.4.1–4`. */
const answered = [...text.matchAll(/^\| (V\d+\.\d+)\.(\d+)(?:–(\d+))? \|/gm)].flatMap(
  ([, section, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    ),
)

describe('docs/security.md', () => {
  it('answers every requirement of levels 1 and 2, each once', () => {
    expect(numbers).toHaveLength(253)
    expect(answered.toSorted()).toEqual(numbers.toSorted())
  })

  it('names only files that exist', () => {
    const named = [...text.matchAll(/`([\w.-][\w./-]*\.(?:ts|tsx|md|mjs|json|sql))`/g)].map(
      ([, path]) => path!,
    )
    expect(named.length).toBeGreaterThan(50)
    const places = ['', 'apps/server/src', 'apps/server/src/domains', 'apps/server/test', 'apps/web/src']
    const missing = named.filter((path) => !places.some((place) => existsSync(join(root, place, path))))
    expect(missing).toEqual([])
  })

  it('gives each gap a reason', () => {
    const gaps = text.split('\n').filter((line) => line.includes('**Gap'))
    expect(gaps.length).toBeGreaterThan(10)
    for (const line of gaps) expect(line).toMatch(/\*\*Gap\.\*\* .{20,}/)
  })
})
