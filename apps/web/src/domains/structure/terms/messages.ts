import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('structure.terms', {
  addHoliday: 'Add holiday',
  archiveConsequence:
    'Its classes are archived with it. Registers and attendance are kept, and restoring the term restores its classes.',
  autumn2027: 'Autumn 2027',
  classes: 'Classes',
  classesAndHolidays:
    '<link>{classes, plural, one {# class} other {# classes}}<hidden> of {term}</hidden></link>. Holidays: {holidays}',
  classesOf: '{count}<hidden> classes of {term}</hidden>',
  datesAndHolidays: 'Dates and holidays of each term.',
  days: 'Days',
  earliestFirst: 'Earliest first',
  firstDay: 'First day',
  holidayOn: '{name}, {day}',
  holidayOver: '{name}, {from} to {to}',
  holidays: 'Holidays',
  holidaysHint:
    'Sessions on these days are removed. If the term starts within two weeks or has started, their students and lecturers will be notified.',
  holidaysOptional: 'Holidays <optional>Optional</optional>',
  lastDay: 'Last day',
  latestFirst: 'Latest first',
  name: 'Name',
  nameAToZ: 'Name, A to Z',
  none: 'None',
  prepareNextTerm: 'Prepare next term',
  removeHoliday: 'Remove holiday {number}',
  span: '{from} to {to}',
})
