import { pdf } from '#files/testing/documents.ts'

/** A small PDF as a browser sends it. */
export const aPdf = () => new Blob([new Uint8Array(pdf)])
