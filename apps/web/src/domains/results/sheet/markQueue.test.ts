import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type MarkQueue,
  needsDecision,
  type QueueAction,
  reduceQueue,
  type SaveOutcome,
  type ServerCell,
} from './markQueue.ts'

const ana = 'ana'
const cell = (text: string, version: number, by: string | null = 'Noor'): ServerCell => ({
  text,
  version,
  by,
})
const after = (...actions: QueueAction[]) => actions.reduce(reduceQueue, {} as MarkQueue)
const edit = (text: string, on = cell('', 0)): QueueAction => ({
  type: 'edit',
  edits: [{ studentId: ana, text, cell: on }],
})
const send = (text: string): QueueAction => ({ type: 'send', batch: { ana: text } })
const answer = (outcome: SaveOutcome): QueueAction => ({ type: 'answer', outcomes: { ana: outcome } })
const read = (on: ServerCell): QueueAction => ({ type: 'read', cells: { ana: on } })

describe('the queue of one cell', () => {
  it('is empty again when it was saved', () =>
    expect(after(edit('12'), send('12'), answer({ kind: 'saved', version: 1 }))).toEqual({}))

  it('recognises "12,50" as the 12.5 that was sent', () =>
    expect(after(edit('12,50'), send('12.5'), answer({ kind: 'saved', version: 1 }))).toEqual({}))

  it('continues with input typed while a mark was being sent', () =>
    expect(after(edit('1'), send('1'), edit('15'), answer({ kind: 'saved', version: 1 })).ana).toEqual({
      text: '15',
      base: 1,
      state: 'waiting',
    }))

  it('keeps input that could not be sent', () =>
    expect(after(edit('12'), send('12'), { type: 'fail' }).ana).toMatchObject({
      text: '12',
      state: 'waiting',
    }))

  it('asks when another person has changed the cell', () =>
    expect(after(edit('12'), read(cell('14', 1))).ana).toMatchObject({
      text: '12',
      state: 'conflict',
      theirs: { text: '14', by: 'Noor' },
    }))

  it('does not ask when both typed the same', () =>
    expect(after(edit('12'), read(cell('12', 1)))).toEqual({}))

  it('does not ask about its own mark if the response was lost', () => {
    const lost = after(edit('12'), send('12'), { type: 'fail' }, edit('13'), read(cell('12', 1)))
    expect(lost.ana).toEqual({ text: '13', base: 1, state: 'waiting' })
  })

  it('does not ask about its own mark if the response was lost, even if another was sent since', () => {
    const twice = after(edit('12'), send('12'), { type: 'fail' }, edit('13'), send('13'))
    const met = reduceQueue(twice, answer({ kind: 'conflict', theirs: cell('12', 1) }))
    expect(met.ana).toEqual({ text: '13', base: 1, state: 'waiting' })
  })

  it('continues from their mark when mine is kept, and is empty when theirs is accepted', () => {
    const asked = after(edit('12'), read(cell('14', 1)))
    const resolve = (keep: 'mine' | 'theirs') => reduceQueue(asked, { type: 'resolve', studentId: ana, keep })
    expect(resolve('mine').ana).toEqual({ text: '12', base: 1, state: 'waiting' })
    expect(resolve('theirs')).toEqual({})
  })

  it('keeps a rejected change with its reason until it is typed again', () => {
    const rejected = after(edit('12'), send('12'), answer({ kind: 'rejected', reason: 'Closed' }))
    expect(rejected.ana).toMatchObject({ text: '12', state: 'rejected', reason: 'Closed' })
    expect(reduceQueue(rejected, edit('13')).ana).toMatchObject({ text: '13', state: 'waiting' })
    expect(reduceQueue(rejected, edit(''))).toEqual({})
  })

  it('restores saved input, beneath newer input', () => {
    const kept = after(edit('12'), send('12'))
    expect(after({ type: 'restore', kept }).ana).toMatchObject({ text: '12', state: 'waiting', sent: ['12'] })
    expect(after(edit('15'), { type: 'restore', kept }).ana).toMatchObject({ text: '15' })
  })
})

// All possible interactions between one editor, a server that keeps versions, and another person.
type Event =
  | { type: 'edit'; text: string }
  | { type: 'foreign'; text: string }
  | { type: 'resolve'; keep: 'mine' | 'theirs' }
  | { type: 'send' | 'arrive' | 'loseOnTheWay' | 'loseAnswer' | 'answer' | 'read' | 'reload' }

const texts = fc.constantFrom('', '1', '2', '3', 'A')
const events = fc.array(
  fc.oneof(
    texts.map((text): Event => ({ type: 'edit', text })),
    texts.map((text): Event => ({ type: 'foreign', text })),
    fc.constantFrom<Event>(
      { type: 'resolve', keep: 'mine' },
      { type: 'resolve', keep: 'theirs' },
      { type: 'send' },
      { type: 'arrive' },
      { type: 'loseOnTheWay' },
      { type: 'loseAnswer' },
      { type: 'answer' },
      { type: 'read' },
      { type: 'reload' },
    ),
  ),
  { maxLength: 60 },
)

/** One cell as a model; it records what the person saw, selected and typed. */
function play(script: readonly Event[]) {
  let server = cell('', 0, null)
  let shown = server
  let queue: MarkQueue = {}
  let onTheWay: { text: string; base: number } | undefined
  /** The server's response, and the cell's state at that time. */
  let back: { outcome: SaveOutcome; stands: ServerCell } | undefined
  /** Foreign marks that this person has had before their eyes: read, or asked about. */
  const seen = new Set([0])
  const overwritten: number[] = []
  const askedAbout = new Set<string | null>()
  const sentTexts = new Set<string>()
  /** The value to be stored, with a version at least as new as the one it was typed over. */
  let wish: { text: string; since: number } | undefined
  /** The stored values, by version. */
  const stood = ['']

  const act = (action: QueueAction) => {
    queue = reduceQueue(queue, action)
    const { theirs } = queue.ana ?? {}
    if (theirs) {
      seen.add(theirs.version)
      askedAbout.add(theirs.by)
    }
  }
  const arrive = () => {
    if (!onTheWay || back) return
    const { text, base } = onTheWay
    const isTaken = text !== server.text && base === server.version
    if (isTaken) {
      // The same mark as a local one that was sent without a response counts as the local one.
      const isLikeMine = sentTexts.has(server.text)
      if (server.by === 'Noor' && !isLikeMine) overwritten.push(server.version)
      server = cell(text, server.version + 1, 'me')
      stood.push(text)
      seen.add(server.version)
    }
    const isSaved = text === server.text
    back = {
      outcome: isSaved ? { kind: 'saved', version: server.version } : { kind: 'conflict', theirs: server },
      stands: server,
    }
  }
  /** The newest foreign value is shown unless a local value covers it. */
  const show = (told: ServerCell) => {
    if (told.version > shown.version) shown = told
    if (!queue.ana) seen.add(shown.version)
  }
  const readNow = () => {
    if (server.version > shown.version) shown = server
    act({ type: 'read', cells: { ana: shown } })
    show(shown)
  }
  const startSending = () => {
    const change = queue.ana
    if (onTheWay || change?.state !== 'waiting') return
    onTheWay = { text: change.text, base: change.base }
    sentTexts.add(change.text)
    act(send(change.text))
  }
  const end = (action: QueueAction) => {
    onTheWay = undefined
    back = undefined
    act(action)
  }
  const steps: Record<Event['type'], (event: Event) => void> = {
    edit: (event) => {
      if (event.type !== 'edit') return
      act(edit(event.text, shown))
      // A value that is already stored is not a change.
      wish = queue.ana && { text: event.text, since: queue.ana.base }
    },
    foreign: (event) => {
      if (event.type !== 'foreign' || event.text === server.text) return
      server = cell(event.text, server.version + 1, 'Noor')
      stood.push(event.text)
    },
    resolve: (event) => {
      if (event.type !== 'resolve' || queue.ana?.state !== 'conflict') return
      if (event.keep === 'theirs') wish = undefined
      act({ type: 'resolve', studentId: ana, keep: event.keep })
    },
    send: startSending,
    arrive,
    loseOnTheWay: () => {
      if (onTheWay && !back) end({ type: 'fail' })
    },
    loseAnswer: () => {
      if (!onTheWay) return
      arrive()
      end({ type: 'fail' })
    },
    answer: () => {
      if (!onTheWay) return
      arrive()
      const { outcome, stands } = back!
      end(answer(outcome))
      show(stands)
    },
    read: readNow,
    reload: () => {
      onTheWay = undefined
      back = undefined
      const kept = queue
      queue = {}
      act({ type: 'restore', kept })
      readNow()
    },
  }
  for (const event of script) steps[event.type](event)
  return {
    /** Everything gets through, and every question is answered with "mine". */
    settle: () => {
      for (let turn = 0; turn < 8; turn++) {
        steps.answer({ type: 'answer' })
        readNow()
        steps.resolve({ type: 'resolve', keep: 'mine' })
        startSending()
      }
      return { queue, wish, stood }
    },
    overwritten,
    seen,
    askedAbout,
  }
}

test('no change is lost, whatever happens in between: the last typed value is stored', () => {
  fc.assert(
    fc.property(events, (script) => {
      const { queue, wish, stood } = play(script).settle()
      expect(queue).toEqual({})
      if (wish) expect(stood.slice(wish.since)).toContain(wish.text)
    }),
    { numRuns: 1000 },
  )
})

test('no mark of another person is overwritten unseen', () => {
  fc.assert(
    fc.property(events, (script) => {
      const played = play(script)
      played.settle()
      for (const version of played.overwritten) expect(played.seen).toContain(version)
    }),
    { numRuns: 1000 },
  )
})

test('nobody is asked about their own mark', () => {
  fc.assert(
    fc.property(events, (script) => {
      const played = play(script)
      played.settle()
      expect(played.askedAbout).not.toContain('me')
    }),
    { numRuns: 1000 },
  )
})

it('needs a decision if another person has entered a mark, or if the text is not a mark', () => {
  const change = { text: '12', base: 0, state: 'waiting' } as const
  expect(needsDecision(undefined, '40')).toBe(false)
  expect(needsDecision(change, '40')).toBe(false)
  expect(needsDecision({ ...change, text: '41' }, '40')).toBe(true)
  expect(needsDecision({ ...change, state: 'conflict' }, '40')).toBe(true)
  expect(needsDecision({ ...change, state: 'rejected' }, '40')).toBe(false)
})
