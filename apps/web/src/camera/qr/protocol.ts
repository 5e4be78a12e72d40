/** The first request names the decoder's file, each later one brings a picture. They are answered in order. */
export type QrRequest = { wasmUrl: string } | { picture: ImageBitmap }

export type QrResponse = { texts: string[] } | { failure: string }
