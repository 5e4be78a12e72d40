import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Attachments as people send them, as small as possible. */
export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
)

type Entries = Record<string, string | Buffer>

/** A ZIP file with these entries. */
export function withEntries(entries: Entries): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** An archive whose end record points to a list of entries beyond any possible file size. */
export function endNamingAnywhere(): Buffer {
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(2n ** 60n, 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(30), locator, end])
}

/** A current Office document with this main part, and more entries. */
export const office = (part: string, more: Entries = {}) =>
  withEntries({ '[Content_Types].xml': '<Types/>', [part]: '<x/>', ...more })

export const word = (more: Entries = {}) => office('word/document.xml', more)

/** A LibreOffice document, which starts with its media type. */
export function openDocument(kind: string, more: Entries = {}): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(`application/vnd.oasis.opendocument.${kind}`), 'mimetype', { compress: false })
  for (const [name, content] of Object.entries({ 'content.xml': '<x/>', ...more }))
    zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** An OLE compound file whose directory lists these streams. */
export function legacyWord(...streams: string[]): Buffer {
  const [header, body] = [Buffer.alloc(512), Buffer.alloc(70_000)]
  header.write('d0cf11e0a1b11ae1', 'hex')
  const directory = Buffer.alloc(512)
  for (const [index, name] of streams.entries()) {
    directory.write(`${name}\0`, index * 128, 'utf16le')
    directory.writeUInt16LE(2 * (name.length + 1), index * 128 + 64)
  }
  return Buffer.concat([header, body.subarray(0, 512 * 130), directory])
}
