/** What a row of the list leads to. */
export interface SheetLinks {
  base: string
  verb: string
  /** Changes that wait on this device, by sheet. */
  kept: Record<string, number>
  /** Narrows the list to a class. */
  onClass: (classId: string) => void
}
