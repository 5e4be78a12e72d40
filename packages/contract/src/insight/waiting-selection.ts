/** The most items that can be delegated together. Apart from the operations, because the page reads it. */
export const maxSelectedItems = 200
