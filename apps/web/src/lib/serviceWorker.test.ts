import { afterEach, describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './serviceWorker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const browserThat = (register: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { serviceWorker: { register } })

describe('registering the service worker', () => {
  it('answers with the registration', async () => {
    const registration = {}
    browserThat(() => Promise.resolve(registration))
    expect(await registerServiceWorker()).toBe(registration)
  })

  it('goes on without it where the browser has none or refuses', async () => {
    vi.stubGlobal('navigator', {})
    expect(await registerServiceWorker()).toBeNull()
    browserThat(() => Promise.reject(new Error('blocked')))
    expect(await registerServiceWorker()).toBeNull()
  })

  it('waits ten seconds and no longer', async () => {
    vi.useFakeTimers()
    browserThat(() => new Promise(() => undefined))
    const outcome = vi.fn()
    void registerServiceWorker().then(outcome)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(null)
  })
})
