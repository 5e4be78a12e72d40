import { join } from 'node:path'
import { root, run, scriptCache } from './prepare.mjs'

// By its path, because two packages contain a program called tsc (scripts/imports.mjs says why).
const compiler = join(root, 'node_modules/typescript/bin/tsc')
for (const room of [
  'packages/contract',
  'packages/client',
  'packages/face',
  'packages/messages',
  'apps/server',
  'apps/demo',
  'apps/web',
  'apps/web/tsconfig.build.json',
  'apps/web/tsconfig.worker.json',
  'e2e',
  'bench',
  'scripts',
]) {
  // Only changes since the last run are checked again.
  const state = join(scriptCache, 'types', `${room.replaceAll('/', '-')}.tsbuildinfo`)
  run(process.execPath, [compiler, '-p', room, '--incremental', '--tsBuildInfoFile', state])
}
