const number = new Intl.NumberFormat('en-GB')

/** "1 mark", "1,204 marks" */
export const countText = (total: number, one: string) =>
  `${number.format(total)} ${total === 1 ? one : `${one}s`}`
