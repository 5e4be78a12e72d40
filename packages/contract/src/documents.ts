/** File formats in which a list can be exported. */
export const sheetFormats = ['csv', 'xlsx'] as const
/** Rows below the headings that fit in an Excel sheet. */
export const mostSheetRows = 1_048_575

/** File formats in which a report can be exported. */
export const documentFormats = [...sheetFormats, 'pdf'] as const

export type DocumentFormat = (typeof documentFormats)[number]
