import { messages } from '@campanile/messages/messages.ts'

export const m = messages('settings.form.language', {
  languageHelp:
    'For people who haven’t selected a language, and for documents. Everyone can select their own.',
  languageHint: 'Your institution’s language.',
  languageTitle: 'Language',
})
