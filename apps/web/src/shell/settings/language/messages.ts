import { messages } from '@campanile/messages/messages.ts'

export const m = messages('shell.settings.language', {
  automatic: 'Automatic',
  automaticHelp:
    'Automatic: pages are in your browser’s language, notifications and emails in the institution’s.',
  language: 'Language',
  languageHint: 'For your pages, notifications and emails, on every device.',
})
