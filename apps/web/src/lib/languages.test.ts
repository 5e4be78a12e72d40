import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The modules of a build in a language. */
async function builtFor(locale: string) {
  vi.stubGlobal('__LOCALE__', locale)
  vi.resetModules()
  const [time, plainDate, typedDate, typedNumber, figures, rates] = await Promise.all([
    import('./time.ts'),
    import('./plainDate.ts'),
    import('./typedDate.ts'),
    import('./typedNumber.ts'),
    import('./figures.ts'),
    import('@campanile/contract/attendance/attendance-figures.ts'),
  ])
  return { ...time, ...plainDate, ...typedDate, ...typedNumber, ...figures, ...rates }
}

/** Without the marks of direction that Arabic puts around signs, and with plain spaces. */
const plain = (text: string) => text.replace(/[\u061c\u200e\u200f]/g, '').replaceAll('\u00a0', ' ')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('in German', () => {
  let lib: Awaited<ReturnType<typeof builtFor>>
  beforeEach(async () => {
    lib = await builtFor('de-DE')
  })

  it('dates have commas and points, and times have 24 hours', () => {
    const berlin = lib.createTimeFormat('Europe/Berlin')
    expect(berlin.day('2026-11-18T12:00:00Z')).toBe('Mittwoch, 18. November')
    expect(berlin.time('2026-11-17T23:05:00Z')).toBe('00:05')
    expect(lib.formatPlainDay('2026-11-18')).toBe('Mittwoch, 18. November')
    expect(lib.monthAndYear('2026-03-01')).toBe('März 2026')
    expect([lib.longWeekday('2026-11-18'), lib.shortWeekday('2026-11-18')]).toEqual(['Mittwoch', 'Mi'])
  })

  it('numbers have points, and percentages a space before the sign', () => {
    expect(lib.numberWords(1204.5)).toBe('1.204,5')
    expect(lib.fixedWords(83)).toBe('83,0')
    expect(plain(lib.rateText(83))).toBe('83,0 %')
    expect(plain(lib.percentText(83))).toBe('83 %')
    expect(lib.numberLimitWords({ min: 1, max: 1000 })).toBe('1 to 1.000')
  })

  it.each([
    ['25. Nov. 2026', '2026-11-25'],
    ['3. März', '2026-03-03'],
    ['Mi, 25. November 2026', '2026-11-25'],
    ['25.11.26', '2026-11-25'],
    ['1 Mai 2027', '2027-05-01'],
  ])('%s is read', (text, date) => expect(lib.parseDate(text, 'dmy', '2026-11-18')).toBe(date))

  it('every date is read back as it is written', () => {
    for (let month = 1; month <= 12; month++) {
      const date = `2026-${String(month).padStart(2, '0')}-09`
      expect(lib.parseDate(lib.dateWords(date), 'dmy', '2026-11-18'), lib.dateWords(date)).toBe(date)
      expect(lib.isFullDate(lib.dateWords(date))).toBe(true)
    }
  })
})

describe('in Arabic', () => {
  let lib: Awaited<ReturnType<typeof builtFor>>
  beforeEach(async () => {
    lib = await builtFor('ar-u-hc-h23-nu-latn')
  })

  it('digits are Latin and times have 24 hours', () => {
    const dubai = lib.createTimeFormat('Asia/Dubai')
    expect(dubai.time('2026-11-17T20:05:00Z')).toBe('00:05')
    expect(dubai.time('2026-11-18T12:30:00Z')).toBe('16:30')
    expect(dubai.date('2026-11-18T12:00:00Z')).toBe('18 نوفمبر')
    expect(lib.longWeekday('2026-11-22')).toBe('الأحد')
    expect(lib.numberWords(1204)).toBe('1,204')
    expect(plain(lib.rateText(83))).toBe('83.0%')
    expect(
      lib
        .rateParts(83)
        .map(({ text }) => text)
        .join(''),
    ).toBe(lib.rateText(83))
  })

  it.each([
    ['25 نوفمبر 2026', '2026-11-25'],
    ['الأربعاء 25 نوفمبر', '2026-11-25'],
    ['٢٥/١١/٢٠٢٦', '2026-11-25'],
    ['25‏/11‏/2026', '2026-11-25'],
  ])('%s is read', (text, date) => expect(lib.parseDate(text, 'dmy', '2026-11-18')).toBe(date))

  it('every date is read back as it is written', () => {
    for (let month = 1; month <= 12; month++) {
      const date = `2026-${String(month).padStart(2, '0')}-09`
      expect(lib.parseDate(lib.dateWords(date), 'dmy', '2026-11-18'), lib.dateWords(date)).toBe(date)
    }
  })

  it('numbers are read from Arabic keyboards', () => {
    expect(lib.parseNumber('١٢٫٥', '.')).toBe('12.5')
    expect(lib.parseNumber('١٬٢٠٤', '.')).toBe('1204')
  })
})
