import { messages } from '@campanile/messages/messages.ts'

export const m = messages('charts', {
  arrowKeysMoveByWeek: 'Use the arrow keys to move from week to week.',
  arrowKeysReadTheValues: 'Use the arrow keys to read the values',
  barMarksRequired: 'The bar marks the required {rate}%.',
  higher: 'Higher',
  labelAsATable: '{label}, as a table',
  lower: 'Lower',
  nameAndRate: '{name}: {rate}%',
  noData: '{name}: no data',
  rateWithInterval: '{name}: {rate}%, from {low}% to {high}% with 95% confidence',
  required: 'Required: {rate}%',
  seriesValue: '{name} {value}',
  seriesWithoutValue: '{name}: no value',
  showAsTable: 'Show as table',
  showLabelAsTable: 'Show as table: {label}',
})
