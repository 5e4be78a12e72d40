import { createDecipheriv, createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'

interface Part {
  dictionary: string
  data: Buffer
}

const sha256 = (...parts: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

/** Derives the key from a password as in ISO 32000's handler for AES-256. Throws for a wrong password. */
function fileKey(text: string, password: string): Buffer {
  const entry = (name: string) => Buffer.from(new RegExp(`/${name} <([0-9a-f]+)>`).exec(text)![1]!, 'hex')
  const [user, given] = [entry('U'), Buffer.from(password)]
  if (!sha256(given, user.subarray(32, 40)).equals(user.subarray(0, 32))) throw new Error('wrong password')
  const decipher = createDecipheriv('aes-256-cbc', sha256(given, user.subarray(40, 48)), Buffer.alloc(16))
  return Buffer.concat([decipher.setAutoPadding(false).update(entry('UE')), decipher.final()])
}

/** Returns how to decrypt the streams of a file. Throws if the password is wrong or missing. */
function createDecipher(text: string, password: string | undefined): (raw: Buffer) => Buffer {
  if (!/\/Encrypt \d+ 0 R/.test(text)) return (raw) => raw
  if (password === undefined) throw new Error('needs a password')
  if (!text.includes('/CFM /AESV3')) throw new Error('not AES-256')
  const key = fileKey(text, password)
  return (raw) => {
    const decipher = createDecipheriv('aes-256-cbc', key, raw.subarray(0, 16))
    return Buffer.concat([decipher.update(raw.subarray(16)), decipher.final()])
  }
}

/** Every object of a file written by pdfkit, by its number. */
function readParts(pdf: Buffer, password?: string): Map<string, Part> {
  const parts = new Map<string, Part>()
  const text = pdf.toString('latin1')
  const decipher = createDecipher(text, password)
  for (const { 1: number, 2: body, index } of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const start = body!.indexOf('stream\n')
    const dictionary = start < 0 ? body! : body!.slice(0, start)
    const from = index + `${number} 0 obj\n`.length + start + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
    const raw = start < 0 ? Buffer.alloc(0) : decipher(pdf.subarray(from, from + length))
    const data = dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw
    parts.set(number!, { dictionary, data })
  }
  return parts
}

const fromUtf16 = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

/** Maps glyphs to letters, as a reader that copies or searches does. */
function readLetters(map: string): string[] {
  const letters: string[] = []
  for (const [, from, , list] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    const each = [...list!.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex]) => fromUtf16(hex!))
    each.forEach((letter, place) => {
      letters[Number.parseInt(from!, 16) + place] = letter
    })
  }
  return letters
}

/** The texts on each page of a file written by pdfkit, in drawing order. */
export function readPdfTexts(pdf: Buffer, password?: string): string[][] {
  const parts = readParts(pdf, password)
  const at = (number: string | undefined) =>
    parts.get(number ?? '') ?? { dictionary: '', data: Buffer.alloc(0) }
  const pages = [...parts.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary))
  return pages.map(({ dictionary }) => {
    const contents = at(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]).data.toString('latin1')
    const resources = at(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]).dictionary
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => {
        const map = /\/ToUnicode (\d+) 0 R/.exec(at(number).dictionary)?.[1]
        return [name!, readLetters(at(map).data.toString('latin1'))]
      }),
    )
    return [...contents.matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g)].map(([, font, shown]) =>
      [...shown!.matchAll(/<([0-9a-f]*)>/g)]
        .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
        .map((glyph) => fonts.get(font!)?.[Number.parseInt(glyph, 16)] ?? '?')
        .join(''),
    )
  })
}

/** The fonts of a file written by pdfkit, and whether each is embedded. */
export function readPdfFonts(pdf: Buffer): { name: string; isEmbedded: boolean }[] {
  const parts = readParts(pdf)
  const descriptors = [...parts.values()].filter(({ dictionary }) =>
    /\/Type \/FontDescriptor\n/.test(dictionary),
  )
  return descriptors.map(({ dictionary }) => {
    const file = /\/FontFile[23]? (\d+) 0 R/.exec(dictionary)?.[1]
    const name = /\/FontName \/(\S+)/.exec(dictionary)?.[1] ?? ''
    return { name, isEmbedded: (parts.get(file ?? '')?.data.length ?? 0) > 0 }
  })
}
