/** What a list can be taken home as. */
export const sheetFormats = ['csv', 'xlsx'] as const
/** Rows below the heads that a sheet of Excel takes. */
export const mostSheetRows = 1_048_575

/** What a report can be taken home as. */
export const documentFormats = [...sheetFormats, 'pdf'] as const

export type DocumentFormat = (typeof documentFormats)[number]
