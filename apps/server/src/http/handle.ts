import type { Readable } from 'node:stream'
import type { LiveEvent } from '@campanile/contract/live.ts'
import type { Operation, OutputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Context, OnDisplay, SignedIn } from './context.ts'

/** What an operation of kind file answers with. */
export interface FileAnswer {
  type: string
  /** A stream is read as fast as the browser takes it, and ended when the browser leaves. */
  bytes: Buffer | Readable
  /** Length of a stream, where it is known; a browser then knows how much is to come. */
  size?: number
  /** The name under which the browser saves it instead of showing it. */
  saveAs?: string
  /** Shown under its name and saved only when the person asks to; behind the sandbox like every file. */
  inline?: boolean
}

/** A file that a browser may keep for some minutes, and then asks whether it has changed. */
export interface KeptFile {
  type: string
  /** Names this version; another one has another. */
  version: string
  /** Called only when the browser has another version. */
  read(): Promise<Buffer>
}

/** What an operation of kind redirect answers with: a path of ours or a known issuer's address. */
export interface Redirect {
  location: string
}

/** What an operation of kind stream gets: where to send, and what to do when the browser leaves. */
export interface EventSink {
  send(event: LiveEvent): void
  close(): void
  onClose(then: () => void): void
}

type AnswerOf<T> =
  T extends Operation<infer _I, infer _O, infer _A, infer K>
    ? K extends 'file'
      ? FileAnswer | KeptFile
      : K extends 'redirect'
        ? Redirect
        : K extends 'stream'
          ? (sink: EventSink) => void
          : OutputOf<T>
    : never

type ContextOf<T> = T extends { roles: 'public' }
  ? Context
  : T extends { roles: readonly [] }
    ? OnDisplay
    : SignedIn

export type Handler<T> = (ctx: ContextOf<T>, input: ParsedInputOf<T>) => Promise<AnswerOf<T>>

/** A function that answers an operation, with the operation it answers. */
export type Handled<T> = Handler<T> & { readonly operation: T }

/** Ties an operation of the contract to the function that answers it, where that function is written. */
export const handle = <const T extends Operation>(operation: T, answer: Handler<NoInfer<T>>): Handled<T> =>
  Object.assign<Handler<T>, { operation: T }>((ctx, input) => answer(ctx, input), { operation })
