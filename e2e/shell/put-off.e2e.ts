import { errorMessage } from '@campanile/contract/error-messages.ts'
import { expectAccessible, expectContrast } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a request that the server sheds is repeated automatically, with a message, ${colorScheme}`, async ({
    campus,
    visit,
  }) => {
    const { make } = campus
    const ada = await make.student({ firstName: 'Ada', lastName: 'Lovelace' })
    const page = await visit({ as: await make.admin(), colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    let tries = 0
    let goOn: () => void
    const turn = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/api/people?*', async (route) => {
      tries += 1
      // The third attempt stays pending while the story checks the page. Failing ones would use up all
      // attempts.
      if (tries > 2) return turn.then(() => route.continue())
      const error = { code: 'busy', message: errorMessage('busy', 'en-GB'), requestId: 'busy' }
      await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error } })
    })
    await page.goto(`/app/users?search=${encodeURIComponent(ada.email)}`)
    const told = page.getByText('Campanile is very busy.')
    await expect(told).toBeVisible()
    await (colorScheme === 'light' ? expectAccessible(page) : expectContrast(page))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expect.poll(() => tries).toBe(3)
    await expect(told).toBeVisible()
    goOn!()
    await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
    await expect(told).toBeHidden()
  })
}
