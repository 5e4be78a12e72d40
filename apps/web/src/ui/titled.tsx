import type { ReactNode } from 'react'
import { splitSentence } from '#lib/splitSentence.ts'

/** 'Title: message' as title and message; read out or copied, it is the whole sentence. */
export function titled(sentence: string): { title: ReactNode; message: string } {
  const { title, between, message } = splitSentence(sentence)
  return {
    title: (
      <>
        {title}
        <span className="sr-only">{between}</span>
      </>
    ),
    message,
  }
}
