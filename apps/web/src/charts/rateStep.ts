/** Colour steps for rates: -3 to -1 below the required rate, 0 to 4 from it upwards. */
export type RateStep = -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4

export const rateSteps: readonly RateStep[] = [-3, -2, -1, 0, 1, 2, 3, 4]

/** The colour of a rate: rust below the rule, patina above, in steps of five until the last quarter. */
export function rateStep(rate: number, required: number): RateStep {
  if (rate < required) return rate < required - 10 ? -3 : rate < required - 5 ? -2 : -1
  const above = (rate - required) / Math.max(1, 100 - required)
  return above < 0.2 ? 0 : above < 0.4 ? 1 : above < 0.6 ? 2 : above < 0.8 ? 3 : 4
}

/** Ink that is readable on a step, in both themes. */
export const rateInk: Record<RateStep, string> = {
  [-3]: 'text-white dark:text-black',
  [-2]: 'text-[oklch(0.24_0.05_40)] dark:text-white',
  [-1]: 'text-[oklch(0.3_0.05_50)] dark:text-[oklch(0.93_0.04_60)]',
  0: 'text-ink-2',
  1: 'text-[oklch(0.3_0.05_215)] dark:text-ink',
  2: 'text-[oklch(0.22_0.04_218)] dark:text-white',
  3: 'text-[oklch(0.16_0.02_218)]',
  4: 'text-white dark:text-[oklch(0.18_0.03_218)]',
}

export const rateFill = (step: RateStep) => `var(--h${step})`
