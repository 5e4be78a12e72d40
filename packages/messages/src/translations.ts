import ar from '../languages/ar.json' with { type: 'json' }
import de from '../languages/de.json' with { type: 'json' }

/** The texts of every language but English, by catalogue and key. */
export const translations: Record<string, Record<string, string>> = { ar, de }
