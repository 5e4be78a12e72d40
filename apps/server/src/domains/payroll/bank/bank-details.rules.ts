const visibleDigits = 4

/** The last characters of an account number, to identify it: at most four, and never more than half of it. */
export const visibleNumberEnd = (accountNumber: string): string =>
  accountNumber.slice(accountNumber.length - Math.min(visibleDigits, Math.floor(accountNumber.length / 2)))
