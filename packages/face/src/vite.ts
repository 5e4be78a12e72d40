import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'

const require = createRequire(import.meta.url)
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The worker's imports. In development they are prepared in advance, otherwise the page would load twice. */
const dependencies = [
  '@vladmandic/face-api/dist/face-api.esm-nobundle.js',
  '@tensorflow/tfjs-backend-wasm',
  '@tensorflow/tfjs-core',
  '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops',
]

/** The library's imports other than the WASM backend. `tfjs.ts` replaces both. */
const tensorFlow = /^@tensorflow\/tfjs(-backend-webgl)?\/dist\/index\.js$/

const models = [
  'tiny_face_detector',
  'face_landmark_68',
  'face_recognition',
  'face_expression',
  'ssd_mobilenetv1',
]

const contentTypes: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.bin': 'application/octet-stream',
  '.wasm': 'application/wasm',
}

const wasmFiles = ['tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm.wasm']

const packageFolder = (packageName: string) => dirname(require.resolve(`${packageName}/package.json`))

/** The files that the packages contain: site path (without the leading slash) to file. */
function publishedFiles(): Map<string, string> {
  const modelFolder = join(packageFolder('@vladmandic/face-api'), 'model')
  const wasmFolder = join(packageFolder('@tensorflow/tfjs-backend-wasm'), 'wasm-out')
  const modelFiles = models.flatMap((model) => [`${model}_model-weights_manifest.json`, `${model}_model.bin`])
  return new Map([
    ...modelFiles.map((name) => [`models/${name}`, join(modelFolder, name)] as const),
    ...wasmFiles.map((name) => [`wasm/${name}`, join(wasmFolder, name)] as const),
  ])
}

/**
 * Serves the files in development. Missing files in these folders are answered with 404, never with
 * index.html.
 */
function serve(files: Map<string, string>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    if (!path.startsWith('models/') && !path.startsWith('wasm/')) return next()
    const file = files.get(path)
    if (!file) {
      response.statusCode = 404
      response.end()
      return
    }
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  }
}

/**
 * Vite plugin for the app that uses the face engine: keeps TensorFlow.js in the worker small and without
 * WebGL, and puts the model files under /models and the .wasm files under /wasm, in development and in the
 * build.
 */
export function faceEngine(): Plugin {
  const files = publishedFiles()
  return {
    name: 'face-engine',
    config: () => ({
      resolve: { alias: [{ find: tensorFlow, replacement: here('./tfjs.ts') }] },
      worker: { format: 'es' },
      optimizeDeps: { include: dependencies.map((dependency) => `@campanile/face > ${dependency}`) },
    }),
    configureServer(server) {
      server.middlewares.use(serve(files))
    },
    generateBundle() {
      for (const [fileName, file] of files) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      }
    },
  }
}
