/** The texts of every language but English, by catalogue and key. */
export const translations: Record<string, Record<string, string>> = {}
