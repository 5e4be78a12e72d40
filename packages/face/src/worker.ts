import type { FrameAnalysis } from './frame-analysis.ts'
import { FacePipeline } from './pipeline.ts'
import type { AnalyseCall, LoadCall, WorkerReply, WorkerRequest } from './protocol.ts'

let pipeline: FacePipeline | null = null

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function load(call: LoadCall): Promise<null> {
  const next = new FacePipeline(call)
  await next.load()
  pipeline = next
  return null
}

/** A frame that the nets fail on counts as a frame without a face. The reason is included for the log. */
async function analyse(call: AnalyseCall): Promise<FrameAnalysis> {
  const { width, height } = call.frame
  try {
    if (!pipeline) throw new Error('Face recognition service not initialized')
    return await pipeline.analyse(call)
  } catch (error) {
    const failure = errorMessage(error)
    return {
      faces: [],
      frame: { width, height },
      sharpness: 0,
      brightness: 0,
      detector: 'tiny',
      ms: 0,
      failure,
    }
  } finally {
    call.frame.close()
  }
}

async function answer({ id, call }: WorkerRequest): Promise<WorkerReply> {
  try {
    return { id, ok: true, analysis: call.kind === 'load' ? await load(call) : await analyse(call) }
  } catch (error) {
    return { id, ok: false, message: errorMessage(error) }
  }
}

// One call at a time and in order, because the nets share memory.
let last: Promise<void> = Promise.resolve()
self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  last = last.then(async () => self.postMessage(await answer(data)))
}
