import { m } from '../problems.messages.ts'
import { UnreadableFile } from './unreadable.ts'

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

const startsWith = (bytes: Buffer, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

function detectEncoding(start: Buffer): string {
  if (startsWith(start, [0x50, 0x4b, 0x03, 0x04])) {
    throw new UnreadableFile(m.spreadsheet())
  }
  const marked = marks.find(({ bytes }) => startsWith(start, bytes))
  if (!marked && start.includes(0)) throw new UnreadableFile(m.notCsv())
  return marked?.encoding ?? 'utf-8'
}

const sliceBytes = 64 * 1024

/** Splits a file in memory into chunks, as a stream would. */
export function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes)
}

/** Decodes a CSV file: UTF-8, or UTF-16 as spreadsheets write it, with or without a byte order mark. */
export async function* decodeText(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(detectEncoding(chunk.subarray(0, 4096)), { fatal: true })
      const text = decoder.decode(chunk, { stream: true })
      if (text.includes('\u0000')) throw new UnreadableFile(m.notCsv())
      yield text
    }
    if (decoder) yield decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UnreadableFile(m.encoding())
  }
}
