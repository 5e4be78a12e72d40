import { messages } from '@campanile/messages/messages.ts'

export const m = messages('ui.calendar', {
  dayIsSelected: '{day}, selected',
  dayIsToday: 'Today, {day}',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  selectMonth: 'Month',
  selectYear: 'Year',
})
