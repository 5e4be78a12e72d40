/** A student at risk, as a list shows them, with the classes that a case can be about. */
export interface StudentToHelp {
  id: string
  name: string
  classes: readonly { classId: string; course: string }[]
}
