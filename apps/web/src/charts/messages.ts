import { messages } from '@campanile/messages/messages.ts'

export const m = messages('charts', {
  arrowKeysMoveFromWeek: 'Arrow keys move from week to week.',
  arrowKeysReadTheValues: 'Arrow keys read the values',
  fewer: 'Fewer',
  labelAsATable: '{label}, as a table',
  more: 'more',
  nothingCounted: 'nothing counted',
  ruleRule: '{rule}% rule',
  showAsTable: 'Show as table: {label}',
  showAsTableLabel: 'Show as table',
  theBarMarksTheRule: 'The bar marks the {required}% rule.',
})
