import type { PushContent } from '@campanile/contract/notifications/push.ts'
import { localPath } from '../lib/returnPath.ts'
import { m } from './messages.ts'

/** An open page of ours, as the service worker sees it. */
export interface OpenPage {
  url: string
  focused: boolean
  focus(): Promise<unknown>
  postMessage(message: PushOpened): void
}

/** The message to a page when a notification was clicked. */
export interface PushOpened {
  type: 'open-notification'
  path: string
}

/** The message to show, and the data stored with it. */
export interface ShownOptions {
  tag: string
  body: string
  icon: string
  badge: string
  data: { path: string; shownAt: number }
}

/** The parts of a service worker that notifications need. */
export interface PushScope {
  origin: string
  userAgent: string
  now(): number
  pages(): Promise<readonly OpenPage[]>
  show(title: string, options: ShownOptions): Promise<void>
  openWindow(path: string): Promise<unknown>
}

const home = '/app/dashboard'
const icon = '/icons/icon-192.png'
/** A message that cannot be read: something has to be shown anyway. */
const unreadable: PushContent = { id: 'news', title: m.youHaveANotification(), path: home }

const isContent = (value: unknown): value is PushContent =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'path'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** The contents of a push; its path can only lead into the application. */
export function readPush(text: string | undefined, origin: string): PushContent {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (isContent(value)) return { ...value, path: localPath(value.path, origin) ?? home }
  } catch {
    // Not from our server, or cut off.
  }
  return unreadable
}

/**
 * We subscribe with `userVisibleOnly`: each push must be shown. Chromium and Firefox make an exception while
 * one of our windows is visible. Safari doesn't and would revoke the permission, so there the message is
 * shown as well.
 */
export const mayStayQuiet = (userAgent: string): boolean => /Chrome\/|Firefox\//.test(userAgent)

/** Shows a push, unless a visible page already shows it: that page receives it through its event stream. */
export async function showPush(scope: PushScope, text: string | undefined): Promise<void> {
  const { id, title, path } = readPush(text, scope.origin)
  if (mayStayQuiet(scope.userAgent) && (await scope.pages()).some(({ focused }) => focused)) return
  // The same tag replaces the shown message without another sound, so a message that arrives twice is seen
  // once.
  const data = { path, shownAt: scope.now() }
  await scope.show(title, { tag: id, body: m.openCampanileToReadIt(), icon, badge: icon, data })
}

/** Whether a page has the shell, which listens for the path; on other pages, input could be lost. */
const isInside = ({ url }: OpenPage) => new URL(url).pathname.startsWith('/app/')

/**
 * Opens the page of a clicked message: in an open page, else in a new one. Doesn't remove the notification.
 */
export async function openPushed(scope: PushScope, path: string): Promise<void> {
  const inside = (await scope.pages()).filter(isInside)
  const page = inside.find(({ focused }) => focused) ?? inside[0]
  if (!page) return void (await scope.openWindow(path))
  // A browser may refuse to focus the page, but the page navigates anyway.
  await page.focus().catch(() => undefined)
  page.postMessage({ type: 'open-notification', path })
}
