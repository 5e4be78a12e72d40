import type { TestBrowser } from '#testing/server.ts'

/** The person signed in in a browser. */
export const readUser = async (browser: TestBrowser) => (await browser.readSession({})).user

/** The titles of a person's notifications, the newest first. */
export const listTitles = async (browser: TestBrowser) =>
  (await browser.listNotifications({})).items.map(({ title }) => title)
