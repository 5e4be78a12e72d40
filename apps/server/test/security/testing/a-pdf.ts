import { pdf } from '#files/testing/documents.ts'

/** A small PDF for uploads. */
export const aPdf = () => new Blob([new Uint8Array(pdf)])
