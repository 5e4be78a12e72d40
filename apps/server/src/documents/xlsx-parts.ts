// The parts of a single-sheet workbook that are the same in every file (ECMA-376).
import type { Direction } from '@campanile/contract/locale.ts'
import type { CellKind } from './table.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The index in `cellXfs` below. */
export const cellStyles: Record<CellKind | 'head', number> = {
  text: 0,
  number: 0,
  head: 1,
  day: 2,
  moment: 3,
}

/** The most decimals that a column of numbers can have. */
const maxDecimals = 4

/** The same for a number with this many decimals. */
export const numberStyle = (decimals: number | undefined): number =>
  decimals === undefined || decimals > maxDecimals ? cellStyles.number : 4 + decimals

const numberFormats = Array.from({ length: maxDecimals + 1 }, (_, decimals) =>
  decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`,
)
const numberFormatId = (decimals: number) => 166 + decimals

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`

const rootRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="${2 + numberFormats.length}"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>${numberFormats.map((code, decimals) => `<numFmt numFmtId="${numberFormatId(decimals)}" formatCode="${code}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${4 + numberFormats.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>${numberFormats.map((_, decimals) => `<xf numFmtId="${numberFormatId(decimals)}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML cannot contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

/** Escapes text for XML. */
export const xmlText = (text: string) =>
  text.replace(notInXml, '\ufffd').replace(/[&<>"]/g, (sign) => entities[sign]!)

/** At most 31 characters, without those that Excel rejects in sheet names. */
export const sheetName = (title: string) => {
  const name = title.replace(/[\\/?*[\]:]/g, ' ').replace(/^'+|(?<!')'+$/g, '')
  return [...name].slice(0, 31).join('').trim() || 'Sheet 1'
}

/** Every part except the sheet itself, with its path. */
export const fixedParts = (title: string): [path: string, xml: string][] => [
  ['[Content_Types].xml', contentTypes],
  ['_rels/.rels', rootRelations],
  [
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  ['xl/_rels/workbook.xml.rels', workbookRelations],
  ['xl/styles.xml', styles],
]

/** The sheet's XML up to the first row, with a frozen header row and the column widths. */
export const sheetStart = (widths: readonly number[], direction: Direction) =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView${direction === 'rtl' ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

export const sheetEnd = '</sheetData></worksheet>'
