import { createContext, useContext } from 'react'
import { createTimeFormat } from './time.ts'

/** UTC until the institution is known. */
export const TimeFormatContext = createContext(createTimeFormat('UTC'))

/** Formats times in the institution's time zone. */
export const useTimeFormat = () => useContext(TimeFormatContext)
