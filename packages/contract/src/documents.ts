/** What a list can be taken home as. */
export const sheetFormats = ['csv', 'xlsx'] as const
/** What a report can be taken home as. */
export const documentFormats = [...sheetFormats, 'pdf'] as const

export type DocumentFormat = (typeof documentFormats)[number]
