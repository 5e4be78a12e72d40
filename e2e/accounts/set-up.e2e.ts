import { test as base, expect } from '@playwright/test'
import { startCampus } from '../support/campus.ts'
import { launchChromium } from '../support/chromium.ts'

base(
  'the first admin sets the institution up with the code that the server prints, once',
  { tag: '@journey' },
  async () => {
    const campus = await startCampus()
    const browser = await launchChromium()
    try {
      const page = await browser.newPage({ baseURL: campus.url })
      const code = /with the code ([0-9A-F-]+)/.exec(campus.server.output())?.[1] ?? ''
      await page.goto('/admin-setup')
      await page.getByLabel('Set-up code').fill('AAAAA-BBBBB-CCCCC')
      await page.getByLabel('Institution').fill('Harbour University')
      await page.getByLabel('First name').fill('Amina')
      await page.getByLabel('Last name').fill('Rahman')
      await page.getByLabel('Email').fill('amina@harbour.test')
      await page.getByLabel('Password', { exact: true }).fill('tower bell')
      const submit = page.locator('button[type=submit]')
      await submit.click()
      await expect(page.getByText('This set-up code is incorrect').first()).toBeVisible()
      await page.getByLabel('Set-up code').fill(code)
      await submit.click()
      await expect(page).toHaveURL(/\/app\/dashboard$/)
      await page.goto('/admin-setup')
      await expect(page.getByText('Campanile is already set up').first()).toBeVisible()
    } finally {
      await browser.close()
      await campus.stop()
    }
  },
)
