import type { Language } from '@campanile/messages/languages.ts'
import { useEffect } from 'react'
import { followLanguage } from '#lib/chosenLanguage.ts'
import { builtLanguages, language } from '#lib/locale.ts'
import { useEventCallback } from '#lib/useEventCallback.ts'

interface Person {
  id: string
  language: Language | null
}

/**
 * Opens the pages in the language that a person selected on another device. Only when they arrive: a change made elsewhere
 * while they work would lose what they have typed.
 */
export function useOwnLanguage(person: Person | null) {
  const id = person?.id
  const follow = useEventCallback(() => {
    const wanted = person?.language
    if (wanted && wanted !== language && builtLanguages.includes(wanted)) followLanguage(wanted)
  })
  useEffect(() => {
    if (id) follow()
  }, [id, follow])
}
