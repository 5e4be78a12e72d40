/**
 * Spreadsheets treat a cell as a formula if it begins with one of these characters, full-width ones
 * included. In addition to the start of the text, a cell begins wherever a spreadsheet of another locale
 * splits a line (at semicolons, tabs and line breaks), even if quotation marks and spaces follow.
 */
const formulaStart =
  /^(?="*[=+\-@＝＋－＠\t\r\n])|(?<=;)(?=[ "]*[=+\-@＝＋－＠\t])|(?<=[\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g
const guard =
  /^'(?="*[=+\-@＝＋－＠\t\r\n])|(?<=;)'(?=[ "]*[=+\-@＝＋－＠\t])|(?<=[\t\r\n])'(?=[ "]*[=+\-@＝＋－＠])/g

/** Makes a spreadsheet show the text as typed instead of evaluating it. */
export const withoutFormula = (text: string): string => text.replace(formulaStart, "'")

/** Reverses `withoutFormula`, so that an exported file can be imported again with the same values. */
export const withoutGuard = (text: string): string => text.replace(guard, '')
