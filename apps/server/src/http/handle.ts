import type { Readable } from 'node:stream'
import type { LiveEvent } from '@campanile/contract/live.ts'
import type { Operation, OperationOutput, ParsedInput } from '@campanile/contract/operation.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import type { Context, OnDisplay, SignedIn } from './context.ts'

/** The result of an operation of kind file. */
export interface FileAnswer {
  type: string
  /** A stream is read as fast as the browser accepts it, and is ended when the browser disconnects. */
  bytes: Buffer | Readable
  /** The length of a stream, if known, so that the browser can show progress. */
  size?: number
  /** If set, the browser saves the file under this name instead of showing it. */
  saveAs?: string
  /** Shown in the browser under its name and saved only on request. It is sandboxed like every file. */
  inline?: boolean
}

/** A file that browsers may cache for some minutes and then revalidate. */
export interface KeptFile {
  type: string
  /** Identifies this version of the file. */
  version: string
  /** Called only when the browser does not have this version. */
  read(): Promise<Buffer>
}

/**
 * The result of an operation of kind redirect: one of our own paths, or the address of a known identity
 * provider.
 */
export interface Redirect {
  location: string
}

/**
 * The parameters of an operation of kind stream: a function to send events, and a hook for when the browser
 * disconnects.
 */
export interface EventSink {
  /** `id`: the value that the browser sends when it reconnects. */
  send(event: LiveEvent, id?: number): void
  close(): void
  onClose(then: () => void): void
}

type Answer<T> =
  T extends Operation<infer _I, infer _O, infer _A, infer K>
    ? K extends 'file'
      ? FileAnswer | KeptFile
      : K extends 'redirect'
        ? Redirect
        : K extends 'stream'
          ? (sink: EventSink) => void
          : OperationOutput<T>
    : never

type HandlerContext<T> = T extends { roles: 'public' }
  ? Context
  : T extends { roles: readonly [] }
    ? OnDisplay
    : SignedIn

export type Handler<T> = (ctx: HandlerContext<T>, input: ParsedInput<T>) => Promise<Answer<T>>

/** A handler together with the operation it handles. */
export type Handled<T> = Handler<T> & { readonly operation: T }

/** Declares which operation of the contract a handler implements, where the handler is written. */
export const handle = <const T extends Operation>(operation: T, answer: Handler<NoInfer<T>>): Handled<T> =>
  Object.assign<Handler<T>, { operation: T }>((ctx, input) => answer(ctx, input), { operation })

/** A handler that is one transaction from beginning to end. */
type TransactionHandler<T> = (
  ctx: HandlerContext<T>,
  input: ParsedInput<T>,
  tx: Transaction,
) => Promise<Answer<T>>

/** Like `handle`, for a handler that does everything in one transaction. */
export const handleInTransaction = <const T extends Operation>(
  operation: T,
  answer: TransactionHandler<NoInfer<T>>,
): Handled<T> => handle<T>(operation, (ctx, input) => inTransaction(ctx, (tx) => answer(ctx, input, tx)))
