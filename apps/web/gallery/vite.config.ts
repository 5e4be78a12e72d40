import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { operations } from '../vite/operations.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** `npm run gallery` serves the components on separate pages, without a server. */
export default defineConfig({
  root: here,
  publicDir: fileURLToPath(new URL('../public', import.meta.url)),
  plugins: [react(), tailwind(), operations()],
  build: { outDir: fileURLToPath(new URL('dist', import.meta.url)), emptyOutDir: true },
  server: { port: 4400 },
})
