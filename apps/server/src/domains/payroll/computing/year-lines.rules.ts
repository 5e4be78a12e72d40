import { type PayItemKind, type PayLineKind, payItemKinds } from '@campanile/contract/payroll/pay-values.ts'

const isItemKind = (kind: PayLineKind): kind is PayItemKind =>
  (payItemKinds as readonly PayLineKind[]).includes(kind)

/** The subject of an adjustment, as shown to people: a kind of item, or the pay itself. */
export const adjustedKind = (kind: PayLineKind | null): PayItemKind | 'pay' | null =>
  kind === null || isItemKind(kind) ? kind : 'pay'
