import sharp from 'sharp'
import { enrolled, klass, makeBundle, org, role, session, user } from '#domains/imports/testing/bundle.ts'
import { legacyWord, openDocument, pdf, withEntries, word } from '#files/testing/documents.ts'

export interface SampleFile {
  extension: string
  bytes: Buffer
}

/** Small real files of every type that is accepted somewhere, and malicious ones. */
export async function sampleFiles(): Promise<SampleFile[]> {
  const [pictures, documents] = [await pictureFiles(), await documentFiles()]
  const jpeg = pictures[0]!.bytes
  const zip = await withEntries({ 'a.txt': 'a' })
  return [
    ...pictures,
    ...documents,
    { extension: 'jpg', bytes: Buffer.concat([jpeg, zip]) },
    { extension: 'pdf', bytes: Buffer.concat([pdf, jpeg]) },
    { extension: 'zip', bytes: Buffer.concat([jpeg, zip]) },
    { extension: 'jpg', bytes: withHugeExif(jpeg) },
    { extension: 'png', bytes: ofGiantSize(pictures.find(({ extension }) => extension === 'png')!.bytes) },
    { extension: 'txt', bytes: Buffer.from('Plain text, ünïcode\n') },
    { extension: 'txt', bytes: Buffer.from('\ufeffwide', 'utf16le') },
    { extension: 'pdf', bytes: Buffer.alloc(0) },
  ]
}

async function pictureFiles(): Promise<SampleFile[]> {
  const create = { width: 96, height: 64, channels: 3 as const, background: { r: 120, g: 90, b: 60 } }
  const flat = () => sharp({ create })
  const frames = await sharp({ create: { ...create, height: 128 } })
    .webp()
    .toBuffer()
  return [
    { extension: 'jpg', bytes: await flat().jpeg().toBuffer() },
    { extension: 'png', bytes: await flat().png().toBuffer() },
    { extension: 'webp', bytes: await flat().webp().toBuffer() },
    { extension: 'gif', bytes: await flat().gif().toBuffer() },
    { extension: 'tiff', bytes: await flat().tiff().toBuffer() },
    { extension: 'jpg', bytes: await flat().toColourspace('cmyk').jpeg().toBuffer() },
    { extension: 'png', bytes: await flat().toColourspace('b-w').png({ palette: true }).toBuffer() },
    {
      extension: 'jpg',
      bytes: await flat().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    },
    { extension: 'gif', bytes: await sharp(frames, { pages: -1 }).gif({ loop: 0 }).toBuffer() },
    {
      extension: 'svg',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
  ]
}

async function documentFiles(): Promise<SampleFile[]> {
  const script = '<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'
  const bomb = await withEntries({ 'a.txt': Buffer.alloc(8 * 1024 * 1024) })
  return [
    { extension: 'pdf', bytes: pdf },
    {
      extension: 'pdf',
      bytes: Buffer.from(`%PDF-1.7\n1 0 obj\n${script}\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`),
    },
    { extension: 'docx', bytes: await word() },
    { extension: 'docx', bytes: await word({ 'word/vbaProject.bin': 'x' }) },
    { extension: 'odt', bytes: await openDocument('text') },
    { extension: 'doc', bytes: legacyWord('WordDocument') },
    { extension: 'zip', bytes: escaping(await withEntries({ 'a.txt': 'a', 'xx/xx/b.txt': 'b' })) },
    { extension: 'zip', bytes: bomb },
    { extension: 'zip', bytes: await withEntries({ 'inner.zip': bomb }) },
    { extension: 'ipynb', bytes: Buffer.from('{"cells":[],"nbformat":4}') },
  ]
}

/** The path of its second entry leads out of the archive's folder. */
const escaping = (zip: Buffer) => Buffer.from(zip.toString('latin1').replaceAll('xx/xx/', '../../'), 'latin1')

/** The same picture with two EXIF segments of the maximum length. */
function withHugeExif(jpeg: Buffer): Buffer {
  const exif = Buffer.alloc(65_535, 0xff)
  exif.write('Exif\0\0MM\0*', 2, 'latin1')
  exif.writeUInt16BE(65_535, 0)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), exif])
  return Buffer.concat([jpeg.subarray(0, 2), segment, segment, jpeg.subarray(2)])
}

/** The same picture with a header that claims more pixels than any machine could hold. */
function ofGiantSize(png: Buffer): Buffer {
  const giant = Buffer.from(png)
  giant.writeUInt32BE(2 ** 31 - 1, 16)
  giant.writeUInt32BE(2 ** 31 - 1, 20)
  return giant
}

/** A OneRoster bundle with a class, its teacher and its students. */
export const sampleBundle = (cell: string) =>
  makeBundle({
    orgs: [org('o1', cell)],
    academicSessions: [session('s1', `Term ${cell}`)],
    classes: [klass('c1', 'k1', 's1')],
    users: [user('u1', 'Ada', cell), user('u2', cell, 'Hopper')],
    roles: [role('u1', 'student'), role('u2', 'teacher')],
    enrollments: [enrolled('e1', 'c1', 'u1')],
  })
