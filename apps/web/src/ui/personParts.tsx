import { Avatar } from './Avatar.tsx'
import type { Column } from './column.ts'

/** What a column about a person shows in the item of a phone: the profileImage and the name. */
export const personParts = <Row,>(of: (row: Row) => { name: string; profileImage: string | null }) =>
  ({
    lead: (row) => <Avatar {...of(row)} size={36} />,
    title: (row) => of(row).name,
  }) satisfies Column<Row>['phone']
