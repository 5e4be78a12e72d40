import type { OperationInput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import type { FrameAnalysis } from '@campanile/face/frame-analysis.ts'
import { descriptorText } from '#camera/descriptorText.ts'
import { bytesToBase64 } from '#lib/base64.ts'

export type RegisterFaceInput = OperationInput<Operations['registerFace']>

/** A photo that can be registered, with its measurements. */
export interface Shot {
  jpeg: Blob
  /** Of the photo itself; the descriptors of a camera shot come from several frames. */
  analysis: FrameAnalysis
  descriptors: readonly Float32Array[]
  source: 'camera' | 'upload'
  takenAt: Date
}

/** A shot as the API takes it. */
export async function shotInput({ jpeg, descriptors, source, takenAt }: Shot): Promise<RegisterFaceInput> {
  return {
    descriptors: descriptors.map(descriptorText),
    photo: bytesToBase64(new Uint8Array(await jpeg.arrayBuffer())),
    source,
    takenAt: takenAt.toISOString(),
  }
}
