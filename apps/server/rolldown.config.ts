import { defineConfig } from 'rolldown'

/** One file of our own code; what npm installed stays outside. */
export default defineConfig({
  input: { main: 'src/main.ts', 'move-files': 'src/move-files.ts', 'recover-admin': 'src/recover-admin.ts' },
  platform: 'node',
  external: (id) => !/^(\.|\/|#|@campanile\/)/.test(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
})
