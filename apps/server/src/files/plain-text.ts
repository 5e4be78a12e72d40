import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

const firstPrintable = 32
/** Tabs, line breaks and page breaks. */
const isSpacing = (byte: number) => byte >= 8 && byte <= 13
/** End-of-file marks of old systems, and terminal colours. */
const isOdd = (byte: number) => byte === 26 || byte === 27
const isTextByte = (byte: number) => byte >= firstPrintable || isSpacing(byte) || isOdd(byte)
const isTextOnly = (text: string) => [...text].every((it) => isTextByte(it.codePointAt(0)!))

/**
 * Whether a file is text in any alphabet and encoding, which means no control bytes except those for lines
 * and pages. With a UTF-16 byte order mark any byte is possible, so the decoded characters are checked
 * instead.
 */
export async function isPlainText(path: string): Promise<boolean> {
  let decoder: ReturnType<typeof wideDecoder>
  let isFirst = true
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (isFirst) decoder = wideDecoder(chunk)
      isFirst = false
      const isText = decoder ? isTextOnly(decoder.decode(chunk, { stream: true })) : chunk.every(isTextByte)
      if (!isText) return false
    }
    decoder?.decode()
    return !isFirst
  } catch (error) {
    // Content that the decoder rejects is not text. A disk error proves nothing.
    if (error instanceof TypeError) return false
    throw error
  }
}

const littleEndian = 0xfffe
const bigEndian = 0xfeff
const byteOrderMark = (head: Buffer) => (head.length >= 2 ? head.readUInt16BE(0) : 0)

/** Whether it starts with a UTF-16 byte order mark, which also looks like the start of an audio file. */
export const hasWideMark = (head: Buffer) => [littleEndian, bigEndian].includes(byteOrderMark(head))

function wideDecoder(head: Buffer) {
  const mark = byteOrderMark(head)
  if (mark === littleEndian) return new TextDecoder('utf-16le', { fatal: true })
  return mark === bigEndian ? new TextDecoder('utf-16be', { fatal: true }) : undefined
}

/** Bytes at either end of a notebook that contain its format. */
const edge = 64 * 1024

/** Whether a text is a Jupyter notebook. */
export async function isNotebook(path: string, size: number): Promise<boolean> {
  const file = await open(path)
  try {
    const read = async (position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(edge), 0, edge, position)
      return buffer.toString('utf8', 0, bytesRead)
    }
    const [head, tail] = [await read(0), await read(Math.max(0, size - edge))]
    return /^\uFEFF?\s*\{/.test(head) && [head, tail].some((it) => it.includes('"nbformat"'))
  } finally {
    await file.close()
  }
}
