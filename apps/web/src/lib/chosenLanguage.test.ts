import { afterEach, describe, expect, it, vi } from 'vitest'
import { followLanguage, openIn, openInBrowserLanguage } from './chosenLanguage.ts'

/** A browser with these cookies; one without cookie support ignores what is set. */
function browser(cookies: Record<string, string>, { keeps = true, protocol = 'https:' } = {}) {
  const jar = new Map(Object.entries(cookies))
  const set: string[] = []
  const reload = vi.fn()
  vi.stubGlobal('location', { protocol, reload })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      set.push(text)
      const [name = '', value = ''] = text.split(';')[0]!.split('=')
      if (keeps) jar.set(name, value)
    },
  })
  return { set, reload }
}

afterEach(() => vi.unstubAllGlobals())

describe('selecting a language', () => {
  it('lasts a year for the whole site, and reloads the page', () => {
    const { set, reload } = browser({})
    openIn('de')
    expect(set).toEqual(['campanile_language=de; path=/; max-age=31536000; samesite=lax; secure'])
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is also kept without https', () => {
    const { set } = browser({}, { protocol: 'http:' })
    openIn('ar')
    expect(set).toEqual(['campanile_language=ar; path=/; max-age=31536000; samesite=lax'])
  })

  it('reverts to the browser’s language', () => {
    const { set, reload } = browser({ campanile_language: 'de' })
    openInBrowserLanguage()
    expect(set[0]).toContain('campanile_language=; path=/; max-age=0')
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('the language that a person selected elsewhere', () => {
  it('is applied', () => {
    const { reload } = browser({ other: 'de', campanile_language: 'en' })
    followLanguage('de')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('never reloads endlessly, even without cookies or if the server sends another page', () => {
    const without = browser({}, { keeps: false })
    followLanguage('de')
    expect(without.reload).not.toHaveBeenCalled()
    const known = browser({ campanile_language: 'de' })
    followLanguage('de')
    expect(known.reload).not.toHaveBeenCalled()
  })
})
