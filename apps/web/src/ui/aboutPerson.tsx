import { Avatar } from './Avatar.tsx'
import type { Column } from './column.ts'
import { PersonCell, type PersonCellProps } from './PersonCell.tsx'
import { PersonLink } from './PersonLink.tsx'

/** A column about a person: a cell in a table, or the photo and the name in a phone's item. */
export const aboutPerson = <Row,>(of: (row: Row) => PersonCellProps) =>
  ({
    cell: (row) => <PersonCell {...of(row)} />,
    phone: {
      lead: (row) => {
        const { name, profileImage, face } = of(row)
        return (
          <Avatar name={name} profileImage={profileImage} size={36} {...(face !== undefined && { face })} />
        )
      },
      title: (row) => {
        const { personId, name, personRole } = of(row)
        return <PersonLink personId={personId} name={name} {...(personRole && { personRole })} />
      },
    },
  }) satisfies Pick<Column<Row>, 'cell' | 'phone'>
