import { textDirection } from '../../../packages/contract/src/locale.ts'
import { type Language, languages } from '../../../packages/messages/src/languages.ts'
import { documentMessages } from './messages.ts'

const png = { type: 'image/png' }

/** The name, icons and colours with which a device installs the application. */
export const webManifest = (language: Language): string =>
  JSON.stringify({
    name: 'Campanile',
    short_name: 'Campanile',
    description: documentMessages(languages[language].locale).applicationDescription(),
    lang: new Intl.Locale(languages[language].locale).baseName,
    dir: textDirection(language),
    start_url: '/app/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f9f9',
    theme_color: '#054b56',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', ...png },
      { src: '/icons/icon-512.png', sizes: '512x512', ...png },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  })
