import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column, Table } from '#documents/table.ts'

export type Sheet<Row> = Pick<Table<Row>, 'columns' | 'rows' | 'locale'>

interface Marked {
  sessions: number
  present: number
  late: number
  absent: number
  excused: number
  percentage: number | null
}

/** Column builders for one row type. */
const sheetColumns = <Row>(locale: string) => {
  const shared = documentMessages(locale)
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
  const withDecimals = (decimals: number, header: string, cell: Column<Row>['cell']) => ({
    ...number(header, cell),
    decimals,
  })
  const percent = (header: string, cell: Column<Row>['cell']) => withDecimals(1, header, cell)
  /** Amounts in minor units of a currency. */
  const money = (currency: string, header: string, cell: (row: Row) => number): Column<Row> => {
    const digits = minorDigits(currency)
    return withDecimals(digits, header, (row) => cell(row) / 10 ** digits)
  }
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
    number(shared.held(), (it) => of(it).sessions),
    number(shared.present(), (it) => of(it).present),
    number(shared.late(), (it) => of(it).late),
    number(shared.absent(), (it) => of(it).absent),
    number(shared.excused(), (it) => of(it).excused),
    percent(shared.attendancePercent(), (it) => of(it).percentage),
  ]
  return { text, number, percent, money, day, moment, marks }
}

export type ColumnMakers<Row> = ReturnType<typeof sheetColumns<Row>>

/** A table with its rows and columns, and the language of these. */
export const sheet = <Row>(
  locale: string,
  rows: Table<Row>['rows'],
  columns: (make: ColumnMakers<Row>) => Column<Row>[],
): Sheet<unknown> => ({ locale, rows, columns: columns(sheetColumns<Row>(locale)) as Column<unknown>[] })
