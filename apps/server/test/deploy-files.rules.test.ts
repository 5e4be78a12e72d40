import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '../src/config.ts'

const root = join(import.meta.dirname, '../../..')
const deploy = join(root, 'deploy')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
}

const composeFiles = ['compose.yaml', 'compose.cluster.yaml']
const composed = (file: string) => parse(read('deploy', file), { merge: true }) as Compose
const servers = (file: string) =>
  Object.values(composed(file).services).filter(({ image }) => image.startsWith('campanile:'))
const example = read('deploy/environment.example')
const exampled = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!)
const asked = composeFiles.flatMap((file) =>
  [...read('deploy', file).matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!),
)
const unit = read('deploy/campanile.service')
const containerfile = read('deploy/Containerfile')

describe.each(composeFiles)('%s', (file) => {
  it('sets only settings that the server has', () => {
    expect(servers(file).length).toBeGreaterThan(0)
    for (const { environment = {} } of servers(file))
      expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([])
  })

  it('names only files, volumes and services that exist', () => {
    const { services, volumes } = composed(file)
    for (const { build, volumes: mounted = [], depends_on: needed = [] } of Object.values(services)) {
      if (build) expect(existsSync(join(deploy, build.context, build.dockerfile))).toBe(true)
      for (const source of mounted.map((it) => it.split(':')[0]!)) {
        if (source.startsWith('./')) expect(existsSync(join(deploy, source)), source).toBe(true)
        else if (!source.startsWith('$')) expect(Object.keys(volumes)).toContain(source)
      }
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(Object.keys(services)).toContain(name)
    }
  })

  it('pins every image to a version', () => {
    for (const { image } of Object.values(composed(file).services))
      expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/)
  })
})

it('the example lists every variable of the compose files, and otherwise only settings', () => {
  expect(asked.filter((name) => !exampled.includes(name))).toEqual([])
  expect(exampled.filter((name) => !asked.includes(name) && !settingNames.includes(name))).toEqual([])
})

it('the cluster gives each server the settings that several servers need', () => {
  for (const { environment = {} } of servers('compose.cluster.yaml'))
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining([
        'SECRET_KEY',
        'DATABASE_URL',
        'DATABASE_REPLICA_URL',
        'S3_BUCKET',
        'TRUST_PROXY',
      ]),
    )
})

it('the image copies only files that exist, has a pinned base and does not run as root', () => {
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, it]) =>
    it!.split(' '),
  )
  expect(copied.length).toBeGreaterThan(5)
  for (const source of copied) expect(existsSync(join(root, source)), source).toBe(true)
  for (const [, base] of containerfile.matchAll(/^FROM (\S+)/gm))
    expect(base).toMatch(/^(node:\d+\.\d+\.\d+-|packages$)/)
  expect(containerfile).toMatch(/^USER node$/m)
})

it('image, documentation and tests name the same Node.js releases, and the oldest is the minimum', () => {
  const pinned = (name: string) => {
    const { optionalDependencies } = JSON.parse(read('scripts/runtimes', name, 'package.json')) as {
      optionalDependencies: Record<string, string>
    }
    return Object.values(optionalDependencies)
  }
  for (const version of pinned('node-24')) {
    expect(containerfile).toContain(`FROM node:${version}-`)
    for (const document of ['README.md', 'docs/deployment.md'])
      expect(read(document)).toContain(`Node.js ${Number.parseInt(version, 10)} (LTS)`)
  }
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  for (const version of pinned('node-20')) expect(`>=${version}`).toBe(`${engines.node}.0`)
})

it('the image includes the package.json of every workspace', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  for (const room of [
    'apps/server',
    'apps/demo',
    'apps/web',
    'packages/contract',
    'packages/client',
    'packages/face',
    'e2e',
    'bench',
  ])
    expect(containerfile).toContain(`COPY ${room}/package.json ${room}/`)
  expect(workspaces).toEqual(['packages/*', 'apps/*', 'e2e', 'bench'])
})

it('the systemd unit starts the file that the build creates', () => {
  const [, program] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit)!
  expect(program).toBe('apps/server/dist/main.js')
  expect(read('apps/server/rolldown.config.ts')).toContain("main: 'src/main.ts'")
})

it('scripts that containers run are executable', () => {
  for (const script of ['allow-replica.sh', 'follow-primary.sh'])
    expect(statSync(join(deploy, 'postgres', script)).mode & 0o111).not.toBe(0)
})

it('README lists every setting', () => {
  const listed = [...read('README.md').matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name!),
  )
  expect(listed.toSorted()).toEqual([...settingNames].toSorted())
})
