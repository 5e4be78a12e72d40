import type { Column, Table } from '#documents/table.ts'

export type Sheet<Row> = Pick<Table<Row>, 'columns' | 'rows'>

interface Marked {
  sessions: number
  present: number
  late: number
  absent: number
  excused: number
  percentage: number | null
}

/** Column builders for one row type. */
const columnsOf = <Row>() => {
  const text = (header: string, width: number, cell: Column<Row>['cell']): Column<Row> => ({
    header,
    width,
    cell,
  })
  const number = (header: string, cell: Column<Row>['cell']): Column<Row> => ({
    header,
    kind: 'number',
    width: Math.max(9, header.length + 1),
    cell,
  })
  const day = (header: string, cell: Column<Row>['cell']): Column<Row> => ({
    header,
    kind: 'day',
    width: 12,
    cell,
  })
  const moment = (header: string, cell: Column<Row>['cell']): Column<Row> => ({
    header,
    kind: 'moment',
    width: 17,
    cell,
  })
  const marks = (of: (row: Row) => Marked): Column<Row>[] => [
    number('Held', (it) => of(it).sessions),
    number('Present', (it) => of(it).present),
    number('Late', (it) => of(it).late),
    number('Absent', (it) => of(it).absent),
    number('Excused', (it) => of(it).excused),
    number('Attendance %', (it) => of(it).percentage),
  ]
  return { text, number, day, moment, marks }
}

export type ColumnMakers<Row> = ReturnType<typeof columnsOf<Row>>

/** A table with its rows and columns. */
export const sheet = <Row>(
  rows: Table<Row>['rows'],
  columns: (make: ColumnMakers<Row>) => Column<Row>[],
): Sheet<unknown> => ({ rows, columns: columns(columnsOf<Row>()) as Column<unknown>[] })
