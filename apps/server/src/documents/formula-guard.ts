/** What makes a spreadsheet take text for a formula; full-width signs count for some of them. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/

/** Text that a spreadsheet shows as it stands, whoever typed it. */
export const withoutFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)
