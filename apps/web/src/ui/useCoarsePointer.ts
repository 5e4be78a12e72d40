import { useMediaQuery } from '#lib/useMediaQuery.ts'

/** Whether the person points with a finger: phones and tablets, whose own pickers are best there. */
export const useCoarsePointer = () => useMediaQuery('(pointer: coarse)')
