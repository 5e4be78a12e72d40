// What the face library uses of TensorFlow.js, and no more: the whole of it would triple the worker's size.
// vite.ts puts this file in the place of '@tensorflow/tfjs' (the library copies every export of it, so that
// a bundler could drop nothing) and of '@tensorflow/tfjs-backend-webgl': where graphics are emulated in
// software, WebGL is 22 times slower than WASM and would be chosen silently, so it is not there at all.
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
