import { messages } from '@campanile/messages/messages.ts'

export const m = messages('help', {
  admins: 'For admins',
  everyone: 'Settings, for everyone',
  help: 'Help',
  helpSub: 'How each screen of Campanile works.',
  howThisWorks: 'How this works',
  lecturers: 'For lecturers',
  nothingAboutThisPage: 'There is no help about this page',
  readAboutTheOthers: 'Read about the other screens on the help page.',
  readAllHelp: 'Read all help',
  sections: 'Sections',
  signIn: 'Campanile, sign in',
  staff: 'For staff',
  students: 'For students',
})
