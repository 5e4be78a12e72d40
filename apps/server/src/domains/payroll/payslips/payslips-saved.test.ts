import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'
import { visitingLines as lines, payFactories } from '../testing/pay-factories.ts'

const server = await startTestServer()
const { run, slip } = await payFactories(server)

it('payslips are saved in whole yen, and in cents of a euro', async () => {
  const ada = await server.make.lecturer({ employmentType: 'visiting' })
  const admin = await server.as(await server.make.admin())
  const saved = async (id: string) => {
    const { body } = await server.app.inject({
      url: `/api/pay-runs/${id}/payslips/export?format=csv`,
      headers: { cookie: admin.cookies.header() },
    })
    const [row] = parse(body, { bom: true, columns: true }) as Record<string, string>[]
    return row
  }
  const here = await run({ month: '2026-11' })
  await slip(here, ada, lines)
  expect(await saved(here)).toMatchObject({ 'Earnings (EUR)': '302.00', 'Net (EUR)': '262.80' })
  const abroad = await run({ month: '2026-10', currency: 'JPY' })
  await slip(abroad, ada, lines)
  expect(await saved(abroad)).toMatchObject({ 'Earnings (JPY)': '30200', 'Net (JPY)': '26280' })
})
