import { afterEach, describe, expect, it, vi } from 'vitest'
import { activeServiceWorker, registerServiceWorker, serviceWorkerTimeoutMs } from './serviceWorker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const browserThat = (register: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { serviceWorker: { register } })

describe('registering the service worker', () => {
  it('returns the registration', async () => {
    const registration = {}
    browserThat(() => Promise.resolve(registration))
    expect(await registerServiceWorker()).toBe(registration)
  })

  it('continues without it if the browser has none or refuses', async () => {
    vi.stubGlobal('navigator', {})
    expect(await registerServiceWorker()).toBeNull()
    browserThat(() => Promise.reject(new Error('blocked')))
    expect(await registerServiceWorker()).toBeNull()
  })

  it('waits at most ten seconds', async () => {
    expect(serviceWorkerTimeoutMs).toBe(10_000)
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

describe('the active worker', () => {
  it('is awaited after registration, for at most ten seconds', async () => {
    const registration = {}
    const register = () => Promise.resolve(registration)
    vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve(registration) } })
    expect(await activeServiceWorker()).toBe(registration)

    vi.useFakeTimers()
    vi.stubGlobal('navigator', { serviceWorker: { register, ready: new Promise(() => undefined) } })
    const outcome = vi.fn()
    void activeServiceWorker().then(outcome)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(null)
  })
})
