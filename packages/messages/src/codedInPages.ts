// Built pages load this in place of coded.ts. Their schemas hold words already, so no parser reaches the browser.

export const messageText = (words: string, _locale: string): string => words
