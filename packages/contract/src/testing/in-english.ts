import { messageText } from '@campanile/messages/coded.ts'

/** A value with its coded messages in English words. */
export function inEnglish<T>(value: T): T {
  if (typeof value === 'string') return messageText(value, 'en-GB') as T
  if (Array.isArray(value)) return value.map(inEnglish) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, inEnglish(it)])) as T
}
