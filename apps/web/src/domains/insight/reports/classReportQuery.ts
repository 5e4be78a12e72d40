import type { ClassOrder } from './classRows.ts'

export const classReportShape = { filters: ['from', 'to', 'only'], sort: 'name' }

const orders: readonly ClassOrder[] = ['name', 'percentage', '-percentage']

export const classOrder = (sort: string): ClassOrder => orders.find((it) => it === sort) ?? 'name'
