/*
 * What a spreadsheet takes for a formula: a cell that begins with one of these signs, full-width ones included. Besides
 * the start of the text a cell begins wherever a spreadsheet of another locale splits a line, which is at semicolons,
 * tabs and line breaks, whatever quotation marks and blanks follow.
 */
const formulaStart =
  /^(?="*[=+\-@＝＋－＠\t\r\n])|(?<=;)(?=[ "]*[=+\-@＝＋－＠\t])|(?<=[\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g
const guard =
  /^'(?="*[=+\-@＝＋－＠\t\r\n])|(?<=;)'(?=[ "]*[=+\-@＝＋－＠\t])|(?<=[\t\r\n])'(?=[ "]*[=+\-@＝＋－＠])/g

/** Text that a spreadsheet shows as it stands, whoever typed it. */
export const withoutFormula = (text: string): string => text.replace(formulaStart, "'")

/** The text before `withoutFormula`: a file of ours that is imported again holds what was exported. */
export const withoutGuard = (text: string): string => text.replace(guard, '')
