/** Minutes from one upper end to the next: 0 to 5, 5 to 10, over 30. */
export const bandWords = (from: number | null, until: number | null): string =>
  until === null ? `over ${from ?? 0}` : `${from ?? 0} to ${until}`
