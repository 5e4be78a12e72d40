import type { DepartmentParts } from '#domains/people/departmentParts.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { m } from './messages.ts'

const ReferenceField = lazyPart(() => import('#domains/structure/ReferenceField.tsx'), 'ReferenceField')
const ReferencePicker = lazyPart(() => import('#domains/structure/ReferencePicker.tsx'), 'ReferencePicker')
const ReferenceText = lazyPart(() => import('#domains/structure/ReferenceText.tsx'), 'ReferenceText')

/** The department in the form of a person. */
export const departmentParts: DepartmentParts = {
  field: <ReferenceField name="departmentId" of="department" label={m.department()} optional />,
  picker: (props) => <ReferencePicker of="department" label={m.department()} {...props} />,
  nameOf: (id) => <ReferenceText of="department" id={id} />,
}
