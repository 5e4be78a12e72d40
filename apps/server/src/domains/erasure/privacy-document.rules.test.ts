import { readFileSync } from 'node:fs'
import { retentionBounds, retentionKinds } from '@campanile/contract/retention/retention.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { describe, expect, it } from 'vitest'
import { erasureSteps } from '#domains/personal-data/personal-data.registry.ts'
import { reportLines } from '#domains/personal-data/report-lines.ts'

const text = readFileSync(new URL('../../../../../docs/privacy.md', import.meta.url), 'utf8')
const listUnder = (words: string) =>
  text
    .slice(text.indexOf(words))
    .split('\n\n')[1]!
    .split('\n')
    .map((line) => line.replace(/^- /, ''))

describe('docs/privacy.md', () => {
  it('lists the retention periods that the program uses', () => {
    const rows = [...text.matchAll(/^\| ([a-z-]+) \| *(\d*) \| *(\d*) \| *(\d*) \| [^|]+\|$/gm)]
    expect(rows.map(([, kind]) => kind)).toEqual([...retentionKinds])
    for (const [, kind, usual, least, most] of rows) {
      const bounds = retentionBounds[kind as keyof typeof retentionBounds]
      const said = usual ? { usual: Number(usual), least: Number(least), most: Number(most) } : undefined
      expect(said, kind).toEqual(bounds)
    }
  })

  it('describes what erasing deletes and keeps as the report does', () => {
    const words = (isKept: boolean) => {
      const steps = erasureSteps.filter(({ kept }) => (kept !== undefined) === isKept)
      return [...new Set(steps.map(({ line }) => messageText(reportLines[line].what, 'en-GB')))].sort()
    }
    expect(listUnder('Deleted:').sort()).toEqual(words(false))
    expect(listUnder('Kept under').sort()).toEqual(words(true))
  })

  it('names only folders that exist', () => {
    const named = [...text.matchAll(/`((?:apps|packages)\/[\w./-]+)`/g)].map(([, path]) => path!)
    for (const path of named) {
      const url = new URL(`../../../../../${path}`, import.meta.url)
      expect(() => readFileSync(url), path).not.toThrow(/ENOENT/)
    }
  })
})
