// Built pages load this instead of coded.ts. Their schemas already contain text, so no parser reaches the
// browser.

export const messageText = (words: string, _locale: string): string => words
