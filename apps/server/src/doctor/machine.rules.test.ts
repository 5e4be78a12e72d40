import { expect, it } from 'vitest'
import { checkBuild, checkChromium, checkNode, checkPackages, checkSharedMemory } from './machine.mjs'
import { describeFinding } from './report.mjs'

const releases = { floor: '20.19', recommended: 24 }
const MiB = 2 ** 20

it.each(['18.20.8', '20.18.3', '8.17.0'])('rejects Node.js %s as too old', (version) => {
  expect(checkNode(version, releases)).toEqual({
    state: 'broken',
    text: `Node.js ${version} is too old. Campanile needs 20.19 or later.`,
    advice: 'Install Node.js 24 (LTS).',
  })
})

it.each([
  ['20.19.0', 'warning'],
  ['22.21.1', 'warning'],
  ['24.0.0', 'ok'],
  ['26.10.0', 'ok'],
])('rates Node.js %s as %s', (version, state) => {
  expect(checkNode(version, releases).state).toBe(state)
})

const wrong = (name: string, found?: string, dev = false) => ({ name, wanted: '2.0.0', found, dev })

it('lists the first packages that differ from the lock file', () => {
  expect(checkPackages([]).state).toBe('ok')
  expect(checkPackages([wrong('zod', '1.9.0'), ...['a', 'b', 'c', 'd'].map((name) => wrong(name))])).toEqual({
    state: 'broken',
    text:
      'node_modules differs from package-lock.json: zod is 1.9.0 instead of 2.0.0, a is missing, b is missing, ' +
      'and 2 more.',
    advice: 'Run npm ci.',
  })
})

it('recognises an installation for production', () => {
  const packages = [wrong('vitest', undefined, true), wrong('tsx', undefined, true)]
  expect(checkPackages(packages).state).toBe('note')
  expect(checkPackages([...packages, wrong('zod')])).toMatchObject({
    state: 'broken',
    text: 'node_modules differs from package-lock.json: zod is missing.',
  })
})

it('requires no build and no browser before they are needed', () => {
  expect([checkBuild(true), checkChromium('/usr/bin/chromium')].map(({ state }) => state)).toEqual([
    'ok',
    'ok',
  ])
  expect([checkBuild(false), checkChromium(undefined)].map(({ state }) => state)).toEqual(['note', 'note'])
})

it('warns of the small shared memory of containers', () => {
  expect(checkSharedMemory(64 * MiB)).toMatchObject({
    state: 'warning',
    text: '/dev/shm has only 64 MB of shared memory. Chromium may crash during tests.',
  })
  for (const bytes of [undefined, 1024 * MiB]) expect(checkSharedMemory(bytes).state).toBe('ok')
})

it('prints the advice below its finding', () => {
  expect(describeFinding({ state: 'broken', text: 'It rains.', advice: 'Take an umbrella.' })).toBe(
    'BROKEN   It rains.\n         Take an umbrella.\n',
  )
  expect(describeFinding({ state: 'ok', text: 'The sun shines.' })).toBe('ok       The sun shines.\n')
})
