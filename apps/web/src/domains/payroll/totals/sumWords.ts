/** Sums of pay, as heads name them. */
export const sumWords = [
  ['earnings', 'Earnings'],
  ['deductions', 'Deductions'],
  ['taxes', 'Taxes'],
  ['corrections', 'Corrections'],
  ['net', 'Net'],
] as const
