import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { openZip } from './open-zip.ts'

/** The most bytes that are unpacked of a document's text, its markup included. */
const maxUnpacked = 20 * 1024 * 1024

/** The text of a part of a ZIP file in XML, cut off after a limit; undefined if it has no such part. */
export async function textOfPart(path: string, part: string): Promise<string | undefined> {
  const zip = await openZip(path)
  try {
    const entry = await findEntry(zip, part)
    return entry && textOfXml(await unpacked(await openEntry(zip, entry)))
  } finally {
    zip.close()
  }
}

const findEntry = (zip: ZipFile, part: string) =>
  new Promise<Entry | undefined>((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(undefined))
    zip.on('entry', (entry: Entry) => (entry.fileName === part ? resolve(entry) : zip.readEntry()))
    zip.readEntry()
  })

const openEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })

/** Reads text up to a number of bytes. */
async function unpacked(stream: Readable, most = maxUnpacked): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    text += decoder.decode(chunk, { stream: true })
    if (size > most) break
  }
  return text
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The end of a paragraph or heading, a tab, a space or a line break. */
const isSeparator = (tag: string) =>
  /^\/(?:w|text):[ph]$/.test(tag) || /^(?:w|text):(?:tab|br|s|line-break)\b/.test(tag)

/** Words that markup divides stay whole; paragraphs, tabs and line breaks separate them. */
function textOfXml(xml: string): string {
  const [start = '', ...parts] = xml.split('<')
  const texts = parts.map((part) => {
    const end = part.indexOf('>')
    if (end < 0) return ''
    return (isSeparator(part.slice(0, end)) ? ' ' : '') + part.slice(end + 1)
  })
  return (start + texts.join('')).replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => entities[name]!)
}

/** A plain text up to a number of bytes, in UTF-8 or UTF-16. */
export async function readPlainText(path: string, most: number): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(path, { end: most - 1 }) as AsyncIterable<Buffer>)
    chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
