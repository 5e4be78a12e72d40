import type { Role } from '@campanile/contract/roles.ts'
import { Avatar } from './Avatar.tsx'
import type { Column } from './column.ts'
import { PersonLink } from './PersonLink.tsx'

interface Shown {
  personId: string | null
  name: string
  role?: Role
  profileImage: string | null
}

/** What a column about a person shows in the item of a phone: the profileImage and the name. */
export const personParts = <Row,>(of: (row: Row) => Shown) =>
  ({
    lead: (row) => {
      const { name, profileImage } = of(row)
      return <Avatar name={name} profileImage={profileImage} size={36} />
    },
    title: (row) => {
      const { personId, name, role } = of(row)
      return <PersonLink personId={personId} name={name} {...(role && { personRole: role })} />
    },
  }) satisfies Column<Row>['phone']
