const shown = 4

/** The end of an account number that stands for it: four characters, and never more than half of it. */
export const numberEndOf = (accountNumber: string): string =>
  accountNumber.slice(accountNumber.length - Math.min(shown, Math.floor(accountNumber.length / 2)))
