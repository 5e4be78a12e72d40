import { defineConfig } from 'rolldown'
import { bundleParts } from './rolldown/bundle-parts.ts'

const commands = [
  'after-recovery',
  'backup',
  'doctor',
  'move-database',
  'move-files',
  'recover-admin',
  'restore',
  'verify-backup',
]

/** Our own code; what npm installed stays outside. The demo campus is a separate file that is loaded on request. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    'drawing-worker': 'src/drawing-worker.ts',
    'comparing-worker': 'src/comparing-worker.ts',
    'planning-worker': 'src/planning-worker.ts',
    ...Object.fromEntries(commands.map((name) => [name, `src/cli/${name}.ts`])),
  },
  platform: 'node',
  external: (id) => !/^(\.|\/|#|@campanile\/)/.test(id),
  plugins: [bundleParts()],
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
})
