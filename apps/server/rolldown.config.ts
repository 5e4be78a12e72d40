import { defineConfig } from 'rolldown'

/** One file of our own code; what npm installed stays outside. */
export default defineConfig({
  input: Object.fromEntries(
    [
      'main',
      'drawing-worker',
      'move-files',
      'recover-admin',
      'backup',
      'restore',
      'verify-backup',
      'move-database',
      'after-recovery',
      'doctor',
    ].map((name) => [name, `src/${name}.ts`]),
  ),
  platform: 'node',
  external: (id) => !/^(\.|\/|#|@campanile\/)/.test(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
})
