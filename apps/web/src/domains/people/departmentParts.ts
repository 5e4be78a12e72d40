import type { ReactNode } from 'react'

/** The parts of a person's form about departments, which belong to another domain. */
export interface DepartmentParts {
  /** The field `departmentId`. */
  field: ReactNode
  /** Selects a department outside a form. */
  picker: (props: { value: string | undefined; onChange: (departmentId: string) => void }) => ReactNode
  /** The name of a department. */
  nameOf: (departmentId: string | null) => ReactNode
}
