import type { LivenessAction } from '@campanile/face/liveness.ts'
import { distance, meanDescriptor, REPLAY_DISTANCE, verify } from '@campanile/face/matcher.ts'
import { type EngineSite, serveEngine } from '@campanile/face/testing/engine-page.ts'
import type {} from '@campanile/face/testing/page.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { launchChromium } from '../support/chromium.ts'
import { everyAction, type Film, makeFilm } from './film.ts'

const actions = ['turn-left', 'turn-right', 'open-mouth-turn'] as const satisfies readonly LivenessAction[]
const sitting = { person: 'brunette', seed: 1, script: everyAction } as const satisfies Film

// Rendering films that are not in the temporary folder yet takes a while.
test.setTimeout(180_000)

let site: EngineSite
let browser: Browser | undefined
test.beforeAll(async () => {
  site = await serveEngine()
})
test.afterEach(() => browser?.close())
test.afterAll(() => site.close())

/** A page with the face engine, whose camera shows the film. */
async function watch(film: Film): Promise<Page> {
  await browser?.close()
  browser = await launchChromium({ film: await makeFilm(film) })
  const page = await browser.newPage()
  await page.goto(site.url)
  return page
}

/** Registers the person in the film. */
async function registered(film: Film): Promise<number[][]> {
  const page = await watch(film)
  return page.evaluate(async () =>
    window.face.register(await window.face.loaded(), await window.face.camera()),
  )
}

/** Runs a complete face check with the person in the film. */
async function checked(film: Film, asked: readonly LivenessAction[]) {
  const page = await watch(film)
  return page.evaluate(async (wanted) => {
    const engine = await window.face.loaded()
    const video = await window.face.camera()
    const checks = []
    for (const action of wanted) checks.push(await window.face.verifyPerson(engine, video, action))
    return checks
  }, asked)
}

test('a person is recognised in another recording with any movement; another person is not', async () => {
  const registeredFrames = await registered(sitting)
  const face = meanDescriptor(registeredFrames)
  const again = await checked({ ...sitting, seed: 2 }, actions)
  for (const [index, { frames, phases }] of again.entries()) {
    expect(phases).toEqual(['frontal-needed', 'action-needed', 'look-back', 'done'])
    const { similarity, matched } = verify(meanDescriptor(frames), face)
    report(`${sitting.person} again, ${actions[index]}: similarity ${similarity.toFixed(2)}`)
    expect(matched).toBe(true)
  }

  const live = [...registeredFrames, ...(again[0]?.frames ?? [])]
  const apart = live.flatMap((frame, index) => live.slice(0, index).map((other) => distance(frame, other)))
  report(`frames are ${Math.min(...apart).toFixed(3)} to ${Math.max(...apart).toFixed(3)} apart`)
  expect(Math.min(...apart)).toBeGreaterThan(REPLAY_DISTANCE)

  const [other] = await checked({ ...sitting, person: 'redhead', seed: 3 }, ['turn-left'])
  const { similarity } = verify(meanDescriptor(other?.frames ?? []), face)
  report(`redhead against ${sitting.person}: similarity ${similarity.toFixed(2)}`)
  expect(similarity).toBeLessThan(0.35)
})

test('nobody is found in the empty room', async () => {
  const page = await watch({ person: null, seed: 4, script: [{ show: 'frontal', seconds: 2 }] })
  const seen = await page.evaluate(async () =>
    window.face.watch(await window.face.loaded(), await window.face.camera(), 10),
  )
  expect(seen.flatMap(({ faces }) => faces)).toEqual([])
})

function report(line: string): void {
  process.stdout.write(`    ${line}\n`)
}
