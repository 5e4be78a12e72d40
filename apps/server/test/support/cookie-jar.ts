interface SetCookie {
  name: string
  value: string
  maxAge?: number
  expires?: Date
}

/** The cookies of one browser. */
export class CookieJar {
  readonly #values = new Map<string, string>()

  set(name: string, value: string) {
    this.#values.set(name, value)
  }

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  take(cookies: readonly SetCookie[]) {
    for (const { name, value } of cookies) {
      if (value) this.#values.set(name, value)
      else this.#values.delete(name)
    }
  }

  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
