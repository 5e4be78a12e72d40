import { join } from 'node:path'
import { root, run } from './prepare.mjs'

// By its path: two packages bring a program called tsc (scripts/imports.mjs says why).
const compiler = join(root, 'node_modules/typescript/bin/tsc')
for (const room of [
  'packages/contract',
  'packages/face',
  'apps/server',
  'apps/web',
  'apps/web/tsconfig.build.json',
  'apps/web/tsconfig.worker.json',
  'e2e',
  'bench',
]) {
  run(process.execPath, [compiler, '-p', room])
}
