// The parts of TensorFlow.js that the face library uses. All of it would triple the worker's size. vite.ts
// replaces '@tensorflow/tfjs' with this file, because the library copies all of its exports, so that a
// bundler could drop nothing. It also replaces '@tensorflow/tfjs-backend-webgl': where graphics are emulated
// in software, WebGL is 22 times slower than WASM and would be selected silently.
import { browser as allBrowser, image as allImage, io as allIo } from '@tensorflow/tfjs-core'
import '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops'

export {
  add,
  avgPool,
  batchNorm,
  cast,
  clipByValue,
  concat,
  conv2d,
  depthwiseConv2d,
  div,
  env,
  exp,
  expandDims,
  fill,
  matMul,
  maxPool,
  mul,
  pad,
  ready,
  relu,
  reshape,
  scalar,
  separableConv2d,
  setBackend,
  sigmoid,
  slice,
  slice3d,
  softmax,
  stack,
  sub,
  Tensor,
  tensor,
  tensor1d,
  tensor2d,
  tensor3d,
  tensor4d,
  tidy,
  tile,
  transpose,
  unstack,
  Variable,
  zeros,
} from '@tensorflow/tfjs-core'

export const browser = { fromPixels: allBrowser.fromPixels }
export const image = { resizeBilinear: allImage.resizeBilinear }
export const io = { loadWeights: allIo.loadWeights }
